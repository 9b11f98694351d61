import type { Led } from '../../leases/lease.ts';
import type { Tx } from '../../platform/database.ts';
import { roundInPlay } from '../../shared-rounds/lead-shared-round.ts';
import type { LiveTable } from '../live-table.ts';
import { notifyTable } from '../watching/notify-table.ts';
import { voidTableRound } from './void-round.ts';

/** Tables with a round that two people have decided to make void and that is not yet. */
export async function tablesToVoid(db: Tx): Promise<string[]> {
  const { rows } = await db.query<{ table_code: string }>(
    'select distinct table_code from studio.table_void where approved_at is not null and done_at is null',
  );
  return rows.map((row) => row.table_code);
}

/** Makes void what was decided: a round in play ends without an outcome; of one that has been paid each bet is corrected to its stake. */
export async function carryOutVoids(led: Led, table: LiveTable): Promise<void> {
  await led.write(async (tx) => {
    const { rows } = await tx.query<{ round_id: string; reason: string }>(
      `select round_id, reason from studio.table_void
       where table_code = $1 and approved_at is not null and done_at is null for update`,
      [table.code],
    );
    for (const { round_id: roundId, reason } of rows) {
      const round = await roundInPlay(tx, led.subject);
      if (round?.id === roundId) await voidTableRound(tx, table, round, reason);
      else if (!(await correctSettled(tx, table, roundId))) continue;
      await tx.query('update studio.table_void set done_at = clock_timestamp() where round_id = $1', [
        roundId,
      ]);
    }
  });
}

/** False while a win of the round is on its way: what is paid first is corrected afterwards. */
async function correctSettled(tx: Tx, table: LiveTable, roundId: string): Promise<boolean> {
  const { rows: open } = await tx.query(
    `select from studio.table_bet where round_id = $1 and state in ('placed', 'paying')`,
    [roundId],
  );
  if (open.length > 0) return false;
  const { rows } = await tx.query<{ player_id: string; own: boolean }>(
    `select b.player_id, coalesce(p.demo_balance, p.kept_balance) is not null as own
     from studio.table_bet b join studio.player p on p.id = b.player_id
     where b.round_id = $1 and b.state = 'settled' order by p.id for no key update`,
    [roundId],
  );
  // greatest() passes over null: a balance that is kept elsewhere would become 0 and the whole correction be refused.
  const own = rows.filter((row) => row.own).map((row) => row.player_id);
  await tx.query(
    `with back as (
       update studio.table_bet b set
         state = case when b.player_id = any($2) then 'corrected' else 'correcting' end,
         due_at = case when b.player_id = any($2) then null else clock_timestamp() end,
         finished_at = case when b.player_id = any($2) then clock_timestamp() end, last_error = 'void'
       where b.round_id = $1 and b.state = 'settled' returning b.player_id, b.stake - b.payout as change)
     update studio.player p set
       demo_balance = case when p.demo_balance is not null then greatest(0, p.demo_balance + back.change) end,
       kept_balance = case when p.kept_balance is not null then greatest(0, p.kept_balance + back.change) end
     from back where p.id = back.player_id and p.id = any($2)`,
    [roundId, own],
  );
  await notifyTable(
    tx,
    table.code,
    rows.map((row) => row.player_id),
  );
  return true;
}
