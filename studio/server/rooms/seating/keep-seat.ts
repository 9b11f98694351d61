import type { Money } from '@lanna/rules/money';
import { opensCommitment } from '@lanna/rules/play/rooms/room-deck';
import type { Database, Tx } from '../../platform/database.ts';
import { prolongSession } from '../../play/session.ts';
import { notifyRoom } from '../notify-room.ts';
import { NoInRoom } from '../rooms-refusal.ts';

/** One page at one seat: what it writes counts while no newer page of the player has taken the place. */
export interface SeatOfPage {
  tableId: string;
  playerId: string;
  device: string;
}

/** The seat is in the next hand, if it covers it. */
export async function commitSeed(
  db: Database,
  { tableId, playerId, device }: SeatOfPage,
  commitment: string,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { rows } = await tx.query<{ session: string }>(
      `update studio.room_seat set commitment = $4, resting = null, seen_at = clock_timestamp()
       where table_id = $1 and player_id = $2 and device = $3 and not leaving
         and not exists (select from studio.room_hand_seat where commitment = $4)
       returning session_id as session`,
      [tableId, playerId, device, commitment],
    );
    const [seat] = rows;
    if (!seat) throw new NoInRoom('seed_refused');
    await prolongSession(tx, seat.session, now);
    await notifyRoom(tx, tableId);
  });
}

/** The seat is in no next hand. Of a hand that has begun, seed and stake are its own already. */
export async function takeBackSeed(db: Database, { tableId, playerId, device }: SeatOfPage): Promise<void> {
  await db.transaction(async (tx) => {
    const { rowCount } = await tx.query(
      `update studio.room_seat set commitment = null where table_id = $1 and player_id = $2 and device = $3 and commitment is not null`,
      [tableId, playerId, device],
    );
    if (rowCount === 1) await notifyRoom(tx, tableId);
  });
}

/** What a seat has is asked of the wallet again where it was too little for a hand: there may be more by now. */
export async function refreshShort(
  db: Database,
  { tableId, playerId }: SeatOfPage,
  least: Money,
  read: () => Promise<Money>,
): Promise<void> {
  const { rowCount } = await db.pool.query(
    'select from studio.room_seat where table_id = $1 and player_id = $2 and balance < $3',
    [tableId, playerId, least],
  );
  if (rowCount === 0) return;
  await db.pool.query('update studio.room_seat set balance = $3 where table_id = $1 and player_id = $2', [
    ...[tableId, playerId, await read()],
  ]);
}

/** Opens the seat's seed in a hand that has all its stakes. Refuses one that does not fit its commitment, comes late, or is opened by another. */
export async function openSeed(
  db: Database,
  { tableId, playerId, device }: SeatOfPage,
  { hand, seed }: { hand: string; seed: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const { rows } = await tx.query<{ commitment: string; seed: string | null }>(
      `select s.commitment, s.seed from studio.room_hand h join studio.room_hand_seat s on s.hand_id = h.id
       where h.id = $1 and h.table_id = $2 and s.player_id = $3 and s.state = 'staked' and h.state = 'opening' and h.due_at > clock_timestamp()
         and exists (select from studio.room_seat where table_id = $2 and player_id = $3 and device = $4)
       for no key update of h`,
      [hand, tableId, playerId, device],
    );
    const [own] = rows;
    if (!own || !opensCommitment({ commitment: own.commitment, seed })) throw new NoInRoom('seed_refused');
    // The same seed again changes nothing.
    if (own.seed !== null) return;
    await tx.query('update studio.room_hand_seat set seed = $3 where hand_id = $1 and player_id = $2', [
      hand,
      playerId,
      seed,
    ]);
    await notifyRoom(tx, tableId);
  });
}

/** Stands up: at once, or after the hand in play. */
export async function standUp(db: Database, { tableId, playerId, device }: SeatOfPage): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.query(
      `update studio.room_seat set leaving = true, commitment = null where table_id = $1 and player_id = $2 and device = $3`,
      [tableId, playerId, device],
    );
    await notifyRoom(tx, tableId);
  });
}

/** The pages of a process are there. */
export async function seePages(tx: Tx, devices: readonly string[]): Promise<void> {
  if (devices.length > 0)
    await tx.query('update studio.room_seat set seen_at = clock_timestamp() where device = any($1)', [
      devices,
    ]);
}

/** Its line is lost: others see so, and the seat is kept for a while. */
export async function losePage(db: Database, { tableId, device }: SeatOfPage, ageMs: number): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.query(
      `update studio.room_seat set seen_at = least(seen_at, clock_timestamp() - $3::interval) where table_id = $1 and device = $2`,
      [tableId, device, `${ageMs} ms`],
    );
    await notifyRoom(tx, tableId);
  });
}
