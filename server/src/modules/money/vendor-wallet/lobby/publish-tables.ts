import { isDeepStrictEqual } from 'node:util';
import type { TablesFrame } from '@lanna/contract/money/vendor-wallet/lobby';
import type { ChannelKind } from '../../../../platform/push/channels/channel-kind.ts';
import type { FramePublisher } from '../../../../platform/push/channels/publish-frames.ts';

export const TABLES_CHANNEL = 'tables';

/** What vendors say of their tables, as it changes: for every visitor of the brand. */
export const tablesChannel: ChannelKind = {
  pattern: TABLES_CHANNEL,
  mayRead: () => true,
  readersMax: 20_000,
  framesPerSecondMax: 8,
};

/** Below what a frame may have, with room for its frame. */
const ENTRIES_BYTES = 1800;

/** Sends the tables that are not as they were. Tables that are gone, or new, are a change no frame describes: pages load all of them anew. */
export function publishTables(
  publisher: Pick<FramePublisher, 'publish' | 'reset'>,
  { brandId, vendor, before, now }: { brandId: string; vendor: string; before: unknown[]; now: unknown[] },
): void {
  const known = new Map((before as Entry[]).map((entry) => [entry.code, entry]));
  const entries = now as Entry[];
  if (entries.length !== known.size || entries.some(({ code }) => !known.has(code))) {
    publisher.reset(brandId, TABLES_CHANNEL);
    return;
  }
  const changed = entries.filter((entry) => !isDeepStrictEqual(known.get(entry.code), entry));
  for (const part of inParts(changed)) {
    const frame: TablesFrame = { vendor, entries: part };
    publisher.publish(brandId, TABLES_CHANNEL, frame);
  }
}

type Entry = TablesFrame['entries'][number];

function inParts(entries: Entry[]): Entry[][] {
  const parts: Entry[][] = [];
  let bytes = Number.POSITIVE_INFINITY;
  for (const entry of entries) {
    const size = Buffer.byteLength(JSON.stringify(entry)) + 1;
    if (bytes + size > ENTRIES_BYTES) {
      parts.push([]);
      bytes = 0;
    }
    parts.at(-1)?.push(entry);
    bytes += size;
  }
  return parts;
}
