import type { RoomMove } from '@lanna/rules/play/rooms/room-rules';
import { LeaseLost, type Led } from '../../leases/lease.ts';
import { type Database, isOfDatabase, type Tx } from '../../platform/database.ts';
import { notifyPages, notifyRoom } from '../notify-room.ts';
import { NoInRoom } from '../rooms-refusal.ts';
import { readCards } from '../rows/hand-cards.ts';
import { type RoomHand, selectHands } from '../rows/room-hand.ts';
import type { SeatOfPage } from '../seating/keep-seat.ts';
import { goOn } from './deal-hand.ts';

export interface AskedMove {
  hand: string;
  move: string;
  [field: string]: unknown;
}

/** Where this process leads the table: the next step and its time are written with the move. */
export interface LedMove {
  led: Led;
  actMs: number;
}

/**
 * A seat's own move, by its newest page, in time and as the rules allow; under the lock of its hand, so moves that cross come one after the other. Gives whether the hand has ended with it; where
 * another process leads the table, its leader sees to that.
 */
export async function takeMove(
  db: Database,
  page: SeatOfPage,
  asked: AskedMove,
  leading?: LedMove,
): Promise<boolean> {
  try {
    if (leading) return await leading.led.write((tx) => writeOwnMove(tx, page, asked, leading.actMs));
  } catch (error) {
    // Another process leads by now, or it took longer than a leader may: nothing of it was written.
    if (!(error instanceof LeaseLost) && !isOfDatabase(error)) throw error;
  }
  return db.transaction((tx) => writeOwnMove(tx, page, asked));
}

async function writeOwnMove(
  tx: Tx,
  { tableId, playerId, device }: SeatOfPage,
  { hand: id, ...asked }: AskedMove,
  actMs?: number,
): Promise<boolean> {
  const hand = await lockPlaying(tx, id);
  if (hand?.tableId !== tableId) throw new NoInRoom('move_refused');
  const { rows } = await tx.query<{ seat: number; bankMs: number }>(
    `select h.seat, case when s.leaving then 0 else s.bank_ms end as "bankMs" from studio.room_hand_seat h join studio.room_seat s on s.table_id = $2 and s.player_id = h.player_id
       where h.hand_id = $1 and h.player_id = $3 and s.device = $4`,
    [id, tableId, playerId, device],
  );
  const [own] = rows;
  if (!own) throw new NoInRoom('move_refused');
  const { rules, state } = await readCards(tx, hand);
  // Where the move before has begun another step, its time has yet to be written.
  const lateMs = rules.step(state) === hand.step ? Math.max(0, -hand.dueInMs) : 0;
  if (lateMs > 0 && lateMs >= own.bankMs) throw new NoInRoom('move_refused');
  const move = rules.readMove({ ...asked, seat: own.seat });
  if (!move) throw new NoInRoom('invalid_input');
  const why = rules.refuse(state, move);
  if (why !== null) throw new NoInRoom('move_refused', why);
  await writeMove(tx, id, move, false);
  if (lateMs > 0)
    await tx.query(
      'update studio.room_seat set bank_ms = bank_ms - $3 where table_id = $1 and player_id = $2',
      [...[tableId, playerId, lateMs]],
    );
  if (actMs === undefined) {
    await notifyRoom(tx, tableId);
    return false;
  }
  const step = await goOn(tx, hand, { rules, state: rules.play(state, move) }, actMs);
  // Strategies play where their leader does.
  await (step === 'ended' || hand.demo ? notifyRoom(tx, tableId) : notifyPages(tx, tableId));
  return step === 'ended';
}

/** The hand, if it is being played; no other move is taken until the end of the transaction. */
export async function lockPlaying(tx: Tx, id: string): Promise<RoomHand | undefined> {
  const { rowCount } = await tx.query(
    `select from studio.room_hand where id = $1 and state = 'playing' for no key update`,
    [id],
  );
  if (rowCount !== 1) return undefined;
  const [hand] = await selectHands(tx, `h.id = $1 and h.state = 'playing'`, [id]);
  return hand;
}

export async function writeMove(tx: Tx, handId: string, move: RoomMove, byClock: boolean): Promise<void> {
  await tx.query(
    `insert into studio.room_move (hand_id, n, seat, move, by_clock)
     select $1, count(*) + 1, $2, $3, $4 from studio.room_move where hand_id = $1`,
    [handId, move.seat, JSON.stringify(move), byClock],
  );
}
