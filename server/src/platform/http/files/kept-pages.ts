import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Clock } from '../../process/clock.ts';

const KEPT_MS = 5000;
/** A belt, as for what visitors read alike (`snapshots.ts`). */
const STANDS_MS = 60_000;
const KEPT_PAGES = 300;
/** Strong enough to halve a page, quick enough to be done while a visitor waits. */
const BROTLI_QUALITY = 5;

export interface KeptPage {
  html: string;
  /** Compressed when first asked for. */
  brotli(): Promise<Buffer>;
}

interface Entry {
  /** Until then all share it without a question. */
  untilMs: number;
  writtenMs: number;
  of: string | undefined;
  page: Promise<KeptPage>;
  /** Whether it would be written the same again; where that is not known, it is written again. */
  stillHolds?: (() => Promise<boolean>) | undefined;
}

export interface PageWriter {
  /** What the page is made of that is known beforehand: another is another page. */
  of?: string;
  write(): Written | Promise<Written>;
}
interface Written {
  html: string;
  stillHolds?: () => Promise<boolean>;
}

/**
 * Pages as they were written, for some seconds: all visitors of these seconds share one, also those who ask while it is being
 * written. After that a page is asked whether all that it was made of still holds, and written anew only where it does not; a minute is the
 * longest it stands.
 */
export function keptPages(clock: Clock) {
  const kept = new Map<string, Entry>();

  function known(key: string): Promise<KeptPage> | undefined {
    const nowMs = clock.now().getTime();
    const entry = kept.get(key);
    // A clock that was set back would keep it for too long.
    return entry && nowMs < entry.untilMs && entry.untilMs - nowMs <= KEPT_MS ? entry.page : undefined;
  }

  function keep(key: string, writer: PageWriter): Promise<KeptPage> {
    const nowMs = clock.now().getTime();
    const before = kept.get(key);
    const entry: Entry = {
      untilMs: nowMs + KEPT_MS,
      writtenMs: nowMs,
      of: writer.of,
      page: Promise.resolve(undefined as never),
    };
    entry.page = page(entry, writer, mayStand(before, entry) ? before : undefined);
    kept.delete(key);
    kept.set(key, entry);
    entry.page.catch(() => kept.get(key) === entry && kept.delete(key));
    if (kept.size > KEPT_PAGES) kept.delete(kept.keys().next().value ?? '');
    return entry.page;
  }

  async function page(entry: Entry, writer: PageWriter, before: Entry | undefined): Promise<KeptPage> {
    if (before?.stillHolds && (await before.stillHolds().catch(() => false))) {
      entry.writtenMs = before.writtenMs;
      entry.stillHolds = before.stillHolds;
      return before.page;
    }
    const { html, stillHolds } = await writer.write();
    entry.stillHolds = stillHolds;
    return keptPage(html);
  }

  return {
    has: (key: string): boolean => known(key) !== undefined,
    page: (key: string, writer: PageWriter): Promise<KeptPage> => known(key) ?? keep(key, writer),
  };
}

function mayStand(before: Entry | undefined, { writtenMs: nowMs, of }: Entry): boolean {
  const agedMs = nowMs - (before?.writtenMs ?? 0);
  return before !== undefined && before.of === of && agedMs >= 0 && agedMs < STANDS_MS;
}

function keptPage(html: string): KeptPage {
  let compressed: Promise<Buffer> | undefined;
  return {
    html,
    brotli: () => {
      compressed ??= promisify(brotliCompress)(html, {
        params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY },
      });
      return compressed;
    },
  };
}
