import { once } from 'node:events';
import { WebSocket } from 'ws';
import { nowMs } from '../push/messages.ts';

/** What the bench asks of the watchers of one table, and what they answer. */
export type ToWatchers = { connect: string[]; table: string; watchers: number } | { report: true };
export type FromWatchers = { connected: true } | { frames: number; bytes: number; seen: SeenRound[] };

export interface SeenRound {
  round: string;
  /** When each of those that look into their frames had the result on the line. */
  atMs: number[];
}

/** Of so many one looks into its frames; the others count them, so that reading costs little. */
const LOOKS = 20;
const AT_ONCE = 50;
const counted = { frames: 0, bytes: 0 };
const seen = new Map<string, number[]>();

process.on('message', (asked: ToWatchers) => {
  if ('report' in asked) {
    process.send?.({
      ...counted,
      seen: [...seen].map(([round, atMs]) => ({ round, atMs })),
    } satisfies FromWatchers);
    Object.assign(counted, { frames: 0, bytes: 0 });
    seen.clear();
  } else void connectAll(asked);
});
process.once('disconnect', () => process.exit());

async function connectAll({ connect, table, watchers }: Exclude<ToWatchers, { report: true }>) {
  for (let from = 0; from < watchers; from += AT_ONCE)
    await Promise.all(
      Array.from({ length: Math.min(AT_ONCE, watchers - from) }, (_, at) =>
        watch(connect[(from + at) % connect.length] ?? '', table, from + at),
      ),
    );
  process.send?.({ connected: true } satisfies FromWatchers);
}

/** Each comes from an address of its own: limits of one address are not what is measured. */
async function watch(url: string, table: string, at: number) {
  const socket = new WebSocket(url, {
    perMessageDeflate: false,
    headers: { 'x-forwarded-for': `10.2.${at >> 8}.${at & 255}` },
  });
  await once(socket, 'open');
  socket.send(JSON.stringify({ t: 'watch', tables: [table] }));
  const look = at % LOOKS === 0 ? looker() : undefined;
  socket.on('message', (data: Buffer) => {
    counted.frames += 1;
    counted.bytes += data.length;
    look?.(String(data));
  });
  socket.on('close', () => {
    throw new Error('a watcher was closed');
  });
}

/** Notes when the first frame of each result came to one watcher. */
function looker(): (text: string) => void {
  const known = new Set<string>();
  return (text) => {
    const frame = JSON.parse(text) as { state?: { round: { id: string; state: string } | null } };
    const round = frame.state?.round;
    if (round?.state !== 'settled' || known.has(round.id)) return;
    known.add(round.id);
    const times = seen.get(round.id) ?? [];
    times.push(nowMs());
    seen.set(round.id, times);
  };
}
