import {
  type FireCount,
  isSuspect,
  type Suspicion,
  suspicionsOf,
  WATCHED_MS,
} from '../../../rules/fishing/suspicion.ts';
import type { Database, Tx } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';

/** What was decided about is not opened again at once. */
const QUIET_AFTER = '24 hours';
const PACKETS_MAX = 500;

/** Writes how a packet was fired, and opens a case where the player's packets of the last hours look like a program's. It decides nothing and moves no money. */
export async function keepFire(
  db: Database,
  { playerId, gameCode, count }: { playerId: string; gameCode: string; count: Omit<FireCount, 'atMs'> },
): Promise<void> {
  await db.pool.query(
    `insert into studio.fishing_fire (packet_id, player_id, lasted_ms, fired, too_fast, aimed, angles) values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (packet_id) do nothing`,
    [
      ...[count.packetId, playerId, count.lastedMs, count.fired, count.tooFast, count.aimed],
      JSON.stringify(count.angles),
    ],
  );
  // What was fired as people fire adds to no suspicion, and the hours before it are not read again for it.
  if (!isSuspect(count)) return;
  for (const suspicion of suspicionsOf(await readFires(db.pool, playerId)))
    await openCase(db.pool, { playerId, gameCode, suspicion });
}

async function readFires(tx: Tx, playerId: string): Promise<FireCount[]> {
  const { rows } = await tx.query<FireCount>(
    `select packet_id as "packetId", (extract(epoch from at) * 1000)::float8 as "atMs", lasted_ms as "lastedMs", fired, too_fast as "tooFast", aimed, angles
     from studio.fishing_fire where player_id = $1 and at > clock_timestamp() - $2::interval order by at limit ${PACKETS_MAX}`,
    [playerId, `${WATCHED_MS} ms`],
  );
  return rows;
}

async function openCase(
  tx: Tx,
  { playerId, gameCode, suspicion }: { playerId: string; gameCode: string; suspicion: Suspicion },
): Promise<void> {
  await tx.query(
    `insert into studio.fishing_case (id, player_id, game_code, kind, evidence, packets)
     select $1, $2, $3, $4, $5, $6
     where not exists (select from studio.fishing_case where player_id = $2 and kind = $4 and decided_at > clock_timestamp() - $7::interval)
     on conflict (player_id, kind) where decided_at is null do nothing`,
    [
      ...[newId(Date.now()), playerId, gameCode, suspicion.kind],
      ...[JSON.stringify(suspicion.evidence), suspicion.packets, QUIET_AFTER],
    ],
  );
}
