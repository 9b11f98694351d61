import { LEASE_MS } from '../../leases/lease.ts';
import type { Database } from '../../platform/database.ts';
import { notifySeats } from './notify-halls.ts';
import { lockSeats, removeEmpty } from './sit-down.ts';

export interface KeptSeats {
  /** Seats that this process still has. */
  own: ReadonlySet<string>;
  /** Players who sit somewhere, in whatever process. */
  seated: ReadonlySet<string>;
}

/** A seat that this process does not know of has been left, and the database was away then; a younger one may be about to be known. */
const UNKNOWN_FOR = '10 seconds';

/** Says that this process is there, frees the seats of those that are not, and reads which it has kept of the seats it believes to have. */
export async function keepAlive(
  db: Database,
  { processId, seats, players }: { processId: string; seats: readonly string[]; players: readonly string[] },
): Promise<KeptSeats> {
  await db.pool.query(
    `insert into studio.fishing_process (id) values ($1) on conflict (id) do update set alive_at = clock_timestamp()`,
    [processId],
  );
  await freeLost(db, processId, seats);
  const { rows } = await db.pool.query<{ id: string; player: string; isOwn: boolean }>(
    `select id, player_id as player, process_id = $1 as "isOwn" from studio.fishing_seat where player_id = any($2)`,
    [processId, players],
  );
  return {
    own: new Set(rows.flatMap(({ id, isOwn }) => (isOwn ? [id] : []))),
    seated: new Set(rows.map(({ player }) => player)),
  };
}

async function freeLost(db: Database, processId: string, seats: readonly string[]): Promise<void> {
  const silent = `alive_at < clock_timestamp() - interval '${LEASE_MS} ms'`;
  const unknown = `process_id = $1 and id <> all($2::uuid[]) and sat_at < clock_timestamp() - interval '${UNKNOWN_FOR}'`;
  const { rowCount } = await db.pool.query(
    `(select id from studio.fishing_process where ${silent} limit 1) union all (select id from studio.fishing_seat where ${unknown} limit 1)`,
    [processId, seats],
  );
  if (rowCount === 0) return;
  await db.transaction(async (tx) => {
    await lockSeats(tx);
    const { rows: gone } = await tx.query<{ id: string }>(
      `select id from studio.fishing_process where ${silent} for update skip locked`,
    );
    const ids = gone.map(({ id }) => id);
    const { rows } = await tx.query<{ hallId: string }>(
      `delete from studio.fishing_seat where process_id = any($3) or (${unknown}) returning hall_id as "hallId"`,
      [processId, seats, ids],
    );
    await tx.query('delete from studio.fishing_process where id = any($1)', [ids]);
    const halls = rows.map(({ hallId }) => hallId);
    await removeEmpty(tx, halls);
    await notifySeats(tx, halls);
  });
}

/** A process that ends on purpose leaves its seats at once. */
export async function endProcess(db: Database, processId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await lockSeats(tx);
    const { rows } = await tx.query<{ hallId: string }>(
      `delete from studio.fishing_seat where process_id = $1 returning hall_id as "hallId"`,
      [processId],
    );
    await tx.query('delete from studio.fishing_process where id = $1', [processId]);
    const halls = rows.map(({ hallId }) => hallId);
    await removeEmpty(tx, halls);
    await notifySeats(tx, halls);
  });
}
