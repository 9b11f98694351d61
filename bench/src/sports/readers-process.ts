import { once } from 'node:events';
import { WebSocket } from 'ws';

/** What the bench asks of the readers of a server, and what they answer. `watch`: the fixtures of each, none of a bare server. */
export type ToReaders = { connect: string; watch: string[][] } | { report: true };
export type FromReaders =
  | { connected: true }
  | {
      frames: number;
      bytes: number;
      /** By fixture, the versions of its 1X2 that the last frame had, of those who look. */
      seen: Record<string, number>;
    };

/** Of so many one looks into its frames; the others count them, so that reading costs little. */
const LOOKS = 21;
const AT_ONCE = 50;
const counted = { frames: 0, bytes: 0 };
const seen: Record<string, number> = {};

process.on('message', (asked: ToReaders) => {
  if ('connect' in asked) return void connectAll(asked.connect, asked.watch);
  process.send?.({ ...counted, seen } satisfies FromReaders);
  Object.assign(counted, { frames: 0, bytes: 0 });
});
process.once('disconnect', () => process.exit());

async function connectAll(url: string, watch: readonly string[][]): Promise<void> {
  for (let from = 0; from < watch.length; from += AT_ONCE)
    await Promise.all(
      watch.slice(from, from + AT_ONCE).map((fixtures, at) => read(url, fixtures, from + at)),
    );
  process.send?.({ connected: true } satisfies FromReaders);
}

/** Each comes from an address of its own: limits of one address are not what is measured. */
async function read(url: string, fixtures: readonly string[], at: number): Promise<void> {
  const headers = { 'x-forwarded-for': `10.3.${at >> 8}.${at & 255}` };
  const socket = new WebSocket(url, { perMessageDeflate: false, headers });
  await once(socket, 'open');
  if (fixtures.length > 0) socket.send(JSON.stringify({ t: 'watch', fixtures }));
  socket.on('message', (data: Buffer) => {
    counted.frames += 1;
    counted.bytes += data.length;
    if (at % LOOKS === 0 && fixtures.length > 0) look(String(data));
  });
  socket.on('close', () => {
    throw new Error('a reader was closed');
  });
}

interface Frame {
  fixture?: string;
  markets?: { market: string; prices: { version: number }[] }[];
}

function look(text: string): void {
  const { fixture, markets } = JSON.parse(text) as Frame;
  const result = markets?.find(({ market }) => market === 'result/full');
  if (fixture && result) seen[fixture] = result.prices[0]?.version ?? 0;
}
