import type { Tx } from '../../platform/database.ts';
import { endAsVoid } from '../../shared-rounds/lead-shared-round.ts';
import type { SharedRound } from '../../shared-rounds/shared-round.ts';
import { selectTableBets } from '../bets/table-bet.ts';
import type { LiveTable } from '../live-table.ts';
import { notifyTable } from '../watching/notify-table.ts';

/** In a transaction of the leader: the round ends without an outcome, and every stake goes back. What was never taken stays where it is. */
export async function voidTableRound(
  tx: Tx,
  table: LiveTable,
  round: SharedRound,
  reason: string,
): Promise<void> {
  await endAsVoid(tx, round, reason);
  const bets = await selectTableBets(
    tx,
    `b.round_id = $1 and b.state in ('confirmed', 'placing', 'placed')`,
    [round.id],
  );
  const own = bets.filter((bet) => bet.own && bet.state === 'placed').map(({ playerId }) => playerId);
  if (own.length > 0)
    await tx.query('select from studio.player where id = any($1) order by id for no key update', [own]);
  await tx.query(
    `with back as (
       update studio.table_bet b set
         state = case when b.state = 'confirmed' or b.player_id = any($2) then 'rolled_back' else 'rolling_back' end,
         due_at = case when b.state = 'confirmed' or b.player_id = any($2) then null else clock_timestamp() end,
         finished_at = case when b.state = 'confirmed' or b.player_id = any($2) then clock_timestamp() end,
         last_error = 'void'
       where b.round_id = $1 and b.state in ('confirmed', 'placing', 'placed')
       returning b.player_id, b.stake)
     update studio.player p set demo_balance = p.demo_balance + back.stake, kept_balance = p.kept_balance + back.stake
     from back where p.id = back.player_id and p.id = any($2)`,
    [round.id, own],
  );
  await notifyTable(
    tx,
    table.code,
    bets.map(({ playerId }) => playerId),
  );
}
