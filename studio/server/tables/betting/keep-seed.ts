import { CLIENT_SEED } from '@lanna/rules/fair-stream';
import type { Tx } from '../../platform/database.ts';
import type { PlaySessionRow } from '../../play/session.ts';
import type { LiveTable } from '../live-table.ts';
import { NoAtTable } from '../table-refusal.ts';

/** The player's seed for the rounds of this table, from the next announcement on. */
export async function keepSeed(
  db: Tx,
  table: LiveTable,
  { playerId }: PlaySessionRow,
  seed: string,
): Promise<void> {
  if (!CLIENT_SEED.test(seed)) throw new NoAtTable('invalid_input', { fields: ['seed'] });
  await db.query(
    `insert into studio.table_seed (player_id, table_code, seed) values ($1, $2, $3)
     on conflict (player_id, table_code) do update set seed = excluded.seed, at = clock_timestamp()`,
    [playerId, table.code, seed],
  );
}

/** Seeds of the players who are there are added to a round that has been announced; what comes after it has opened is not. */
export async function addSeeds(
  db: Tx,
  code: string,
  roundId: string,
  players: readonly string[],
): Promise<void> {
  if (players.length === 0) return;
  await db.query(
    `select studio.add_shared_seed($1, s.player_id, s.seed) from studio.table_seed s
     where s.table_code = $2 and s.player_id = any($3) order by s.at, s.player_id`,
    [roundId, code, players],
  );
}
