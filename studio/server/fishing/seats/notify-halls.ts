import type { FishingFrame } from '../../../fishing-api.ts';
import type { Tx } from '../../platform/database.ts';

export const HALLS_CHANNEL = 'studio_fishing';
/** A notification of the database has 8 000 bytes at most. */
const BYTES_MAX = 7_900;

/** What processes notify each other of. */
export type HallNotice =
  /** Someone has sat down or left: who holds the hall reads its seats. */
  | { seats: string[] }
  /** The player of that seat sits in another process now. */
  | { dismissed: string }
  /** What happened in halls in one tick of a process, for the seats of the others. */
  | { from: string; frames: HallFrames };
export type HallFrames = (readonly [hallId: string, frame: FishingFrame])[];

export async function notifySeats(tx: Tx, halls: readonly string[]): Promise<void> {
  const seats = [...new Set(halls)];
  if (seats.length > 0) await notify(tx, { seats });
}

export async function notifyDismissed(tx: Tx, seatId: string): Promise<void> {
  await notify(tx, { dismissed: seatId });
}

/** In as few notifications as they fit in. */
export async function notifyFrames(tx: Tx, from: string, frames: HallFrames): Promise<void> {
  const texts = frames.map((frame) => JSON.stringify(frame));
  const head = `{"from":"${from}","frames":[`;
  let some: string[] = [];
  let bytes = head.length;
  const payloads: string[] = [];
  const end = () => {
    if (some.length > 0) payloads.push(`${head}${some.join(',')}]}`);
    some = [];
    bytes = head.length;
  };
  for (const text of texts) {
    if (bytes + text.length + 3 > BYTES_MAX) end();
    some.push(text);
    bytes += text.length + 1;
  }
  end();
  if (payloads.length > 0)
    await tx.query('select pg_notify($1, payload) from unnest($2::text[]) as payload', [
      HALLS_CHANNEL,
      payloads,
    ]);
}

export function readNotice(payload: string): HallNotice {
  return JSON.parse(payload) as HallNotice;
}

async function notify(tx: Tx, notice: HallNotice): Promise<void> {
  await tx.query('select pg_notify($1, $2)', [HALLS_CHANNEL, JSON.stringify(notice)]);
}
