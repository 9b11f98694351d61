import { randomBytes, randomUUID } from 'node:crypto';
import { CANNONS } from '../../../rules/fishing/bounds.ts';
import { LEASE_MS } from '../../leases/lease.ts';
import type { Database, Tx } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import { notifyDismissed, notifySeats } from './notify-halls.ts';
import { type ReadSeat, readSeats } from './read-hall.ts';

export interface TakenSeat {
  seatId: string;
  hallId: string;
  place: number;
  seed: number;
  /** The hall's clock. */
  nowMs: number;
  seats: ReadSeat[];
}

/** Changes of seats wait for each other, so that a hall is full before another opens. */
export async function lockSeats(tx: Tx): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtext('studio.fishing_seat'))`);
}

/**
 * A seat in the fullest hall that has one, whichever processes hold its other seats; a hall of its own where none has. What the player has elsewhere is left. Seats of a process that was silent
 * for the length of a lease are free.
 */
export async function sitDown(
  db: Database,
  seat: { processId: string; playerId: string; gameCode: string; demo: boolean; name: string },
): Promise<TakenSeat> {
  const { processId, playerId, gameCode, demo, name } = seat;
  return db.transaction(async (tx) => {
    await lockSeats(tx);
    await tx.query(
      `insert into studio.fishing_process (id) values ($1) on conflict (id) do update set alive_at = clock_timestamp()`,
      [processId],
    );
    const { rows: left } = await tx.query<{ id: string; hallId: string; isOwn: boolean }>(
      `delete from studio.fishing_seat s using studio.fishing_process p
       where p.id = s.process_id and (s.player_id = $1 or p.alive_at < clock_timestamp() - $2::interval)
       returning s.id, s.hall_id as "hallId", s.player_id = $1 as "isOwn"`,
      [playerId, `${LEASE_MS} ms`],
    );
    const room = (await findRoom(tx, gameCode, demo)) ?? (await openRoom(tx, gameCode, demo));
    const place = CANNONS.findIndex((_, at) => !room.taken.includes(at));
    const seatId = newId(Date.now());
    await tx.query(
      `insert into studio.fishing_seat (id, hall_id, place, player_id, process_id, name) values ($1, $2, $3, $4, $5, $6)`,
      [seatId, room.id, place, playerId, processId, name],
    );
    const halls = left.map(({ hallId }) => hallId);
    await removeEmpty(tx, halls);
    await notifySeats(tx, [...halls, room.id]);
    for (const { id, isOwn } of left) if (isOwn) await notifyDismissed(tx, id);
    return {
      ...{ seatId, hallId: room.id, place, seed: Number(room.seed), nowMs: room.nowMs },
      seats: await readSeats(tx, room.id),
    };
  });
}

/** Nothing is left of a hall in which no one sits. Under the lock of seats. */
export async function removeEmpty(tx: Tx, halls: readonly string[]): Promise<void> {
  if (halls.length === 0) return;
  await tx.query(
    `delete from studio.fishing_hall h where h.id = any($1) and not exists (select from studio.fishing_seat where hall_id = h.id)`,
    [halls],
  );
}

interface Room {
  id: string;
  seed: bigint;
  nowMs: number;
  taken: number[];
}

/** People first: the fullest, then the oldest. */
async function findRoom(tx: Tx, gameCode: string, demo: boolean): Promise<Room | undefined> {
  const { rows } = await tx.query<Room>(
    `select h.id, h.seed, (extract(epoch from clock_timestamp() - h.filled_at) * 1000)::float8 as "nowMs",
       array_agg(s.place) filter (where s.place is not null) as taken
     from studio.fishing_hall h left join studio.fishing_seat s on s.hall_id = h.id
     where h.game_code = $1 and h.demo = $2 group by h.id having count(s.place) < $3
     order by count(s.place) desc, h.filled_at limit 1`,
    [gameCode, demo, CANNONS.length],
  );
  const [room] = rows;
  return room && { ...room, taken: room.taken ?? [] };
}

async function openRoom(tx: Tx, gameCode: string, demo: boolean): Promise<Room> {
  const [id, seed] = [randomUUID(), randomBytes(4).readUInt32BE()];
  await tx.query(`insert into studio.fishing_hall (id, game_code, demo, seed) values ($1, $2, $3, $4)`, [
    ...[id, gameCode, demo, seed],
  ]);
  return { id, seed: BigInt(seed), nowMs: 0, taken: [] };
}
