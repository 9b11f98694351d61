import type { Money } from '@lanna/rules/money';
import { validTurnover } from '@lanna/rules/play/tables/valid-turnover';
import type { Tx } from '../../platform/database.ts';
import type { SharedRound } from '../../shared-rounds/shared-round.ts';
import { type Chips, selectTableBets } from '../bets/table-bet.ts';
import type { LiveTable } from '../live-table.ts';
import { notifyTable } from '../watching/notify-table.ts';

/**
 * In the transaction that settles: each placed bet gets its payout, for good. A bet without an answer is not in the round and is given back. What the wallet is owed, nothing
 * too, is paid from the commit on; money that is kept here is there at once.
 */
export async function settleBets(
  tx: Tx,
  table: LiveTable,
  round: SharedRound,
  outcome: unknown,
): Promise<void> {
  const { rows: uncertain } = await tx.query<{ player_id: string }>(
    `update studio.table_bet set state = 'rolling_back', due_at = clock_timestamp(), last_error = 'no answer in time'
     where round_id = $1 and state = 'placing' returning player_id`,
    [round.id],
  );
  const placed = await selectTableBets(tx, `b.round_id = $1 and b.state = 'placed'`, [round.id]);
  await lockOwners(
    tx,
    placed.filter(({ own }) => own).map(({ playerId }) => playerId),
  );
  const written = placed.map(({ playerId, chips, own }) => ({
    ...{ player: playerId, own, payout: String(payoutOf(table, chips, outcome)) },
    turnover: String(validTurnover(table.rules, table.variant, chips)),
  }));
  await tx.query(
    `with settled as (
       update studio.table_bet b set payout = a.payout, valid_turnover = a.turnover,
         state = case when a.own then 'settled' else 'paying' end,
         due_at = case when a.own then null else clock_timestamp() end,
         finished_at = case when a.own then clock_timestamp() end
       from jsonb_to_recordset($2) as a(player uuid, own boolean, payout bigint, turnover bigint)
       where b.round_id = $1 and b.player_id = a.player and b.state = 'placed'
       returning b.player_id, a.own, a.payout)
     update studio.player p set demo_balance = p.demo_balance + s.payout, kept_balance = p.kept_balance + s.payout
     from settled s where s.own and p.id = s.player_id`,
    [round.id, JSON.stringify(written)],
  );
  await notifyTable(tx, table.code, [
    ...uncertain.map((row) => row.player_id),
    ...placed.map((bet) => bet.playerId),
  ]);
}

export function payoutOf({ rules, variant }: LiveTable, chips: Chips, outcome: unknown): Money {
  return Object.entries(chips).reduce(
    (sum, [play, stake]) => sum + rules.payout(variant, play, stake, outcome),
    0n,
  );
}

async function lockOwners(tx: Tx, players: readonly string[]): Promise<void> {
  if (players.length > 0)
    await tx.query('select from studio.player where id = any($1) order by id for no key update', [players]);
}
