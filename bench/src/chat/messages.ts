/** What the bench asks of a server under measurement, and what that answers; alike for ours and the bare one. */
export type ToServer = { write: { memberId: string; text: string } } | { memory: true };
export type FromServer = { port: number } | { rss: number } | { refused: string };

/** What the bench asks of the readers: to connect, or what they have seen since the last time. */
export type ToReaders = { connect: ReaderPlan } | { report: true };

export interface ReaderPlan {
  ports: number[];
  /** One reader for each; those of the bare server have none. */
  tokens: string[];
  /** None for the bare server, which sends without being asked. */
  channel: string | null;
}

export type FromReaders = { connected: true } | SeenByReaders;

export interface SeenByReaders {
  frames: number;
  /** From the press to sight, by one reader in twenty. */
  latencies: number[];
  /** How often such a reader saw a number that was not one higher than the last. */
  gaps: number;
}

const WORDS = ['สวัสดี', 'คืนนี้', 'ใครเชียร์', 'โชคดี', 'รอบนี้', 'ตามด้วย', 'ขอให้', 'บ้านเรา', 'ยินดีด้วย', 'เกมนี้'];

/** Five words for the digits of `n`, so that no two messages of the bench are the same. */
export function textOf(n: number): string {
  return [...String(n % 100_000).padStart(5, '0')].map((digit) => WORDS[Number(digit)]).join(' ');
}
