/** What the bench asks of a server under measurement, and what that answers; alike for ours and the bare one. */
export type ToServer = { publish: number } | { memory: true };
export type FromServer = { url: string } | { rss: number };

/** What the bench asks of the readers of one server. */
export type ToReaders = { connect: string; readers: number; pages: boolean } | { report: true };
export type FromReaders =
  | { connected: true }
  /** So many frames have arrived at all. */
  | { done: number }
  | { latencies: number[]; gaps: number };

/** When it was made, to be compared in another process of the same machine. */
export const nowMs = () => performance.timeOrigin + performance.now();

/** What a live table might say: some 300 bytes. */
export function dataOf(n: number) {
  return {
    at: nowMs(),
    round: `round-${n}`,
    phase: 'deal',
    cards: ['KH', '9S', 'AD', '4C', '7H'],
    seats: Array.from({ length: 7 }, (_, seat) => ({ seat, stake: 100 * (seat + 1) })),
  };
}
