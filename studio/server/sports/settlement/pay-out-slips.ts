import type { Money } from '@lanna/rules/money';
import { isOutcome, type Outcome } from '@lanna/rules/play/sports/markets/outcome';
import { payoutOf } from '@lanna/rules/play/sports/slips/payout';
import { validTurnover } from '@lanna/rules/play/sports/slips/valid-turnover';
import type { Tx } from '../../platform/database.ts';
import { notifySports } from '../notify-sports.ts';
import { takeFromExposures } from '../slips/hold-liability.ts';
import { countedStakes, findOpposing, type Opposing } from './counted-stakes.ts';
import { readSlipsToPay, type SlipToPay } from './slip-to-pay.ts';

/**
 * What slips come to by the outcomes their legs have now. One that is decided is owed that by the wallet; one that was decided before and comes to something else is corrected; all others wait. The
 * caller has locked the slips.
 */
export async function payOutSlips(
  tx: Tx,
  { fixtureId, version, slips: ids }: { fixtureId: string; version: number; slips: readonly string[] },
  opposing?: Opposing,
): Promise<void> {
  if (ids.length === 0) return;
  const slips = await readSlipsToPay(tx, ids);
  const counted = await countedStakes(tx, fixtureId, slips, opposing ?? (await findOpposing(tx, fixtureId)));
  const decided = slips.flatMap((slip) => {
    const payout = payoutOfSlip(slip);
    if (payout === undefined || payout === slip.payout) return [];
    return [{ slip, payout, turnover: least(validTurnover(slip.stake, payout), counted.get(slip.id)) }];
  });
  if (decided.length === 0) return;
  const demos = decided.filter(({ slip }) => slip.demo);
  if (demos.length > 0)
    await tx.query('select from studio.player where id = any($1) order by id for no key update', [
      demos.map(({ slip }) => slip.playerId),
    ]);
  await tx.query({
    name: 'sports pay out slips',
    text: `with owed as (
       update studio.sports_slip s set payout = d.payout, valid_turnover = coalesce(s.valid_turnover, d.turnover),
         state = case when d.demo then 'settled' else 'paying' end,
         paid = case when d.demo then d.payout else s.paid end,
         due_at = case when d.demo then null when s.state = 'paying' then s.due_at else clock_timestamp() end,
         attempts = 0, holds = false, finished_at = case when d.demo then clock_timestamp() end
       from jsonb_to_recordset($1) as d(id uuid, payout bigint, turnover bigint, before bigint, demo boolean)
       where s.id = d.id returning s.player_id, d.demo, d.payout - coalesce(d.before, 0) as change)
     update studio.player p set demo_balance = greatest(0, p.demo_balance + o.change)
     from (select player_id, sum(change)::bigint as change from owed where demo group by 1) as o where p.id = o.player_id`,
    values: [
      JSON.stringify(
        decided.map(({ slip, payout, turnover }) => ({
          ...{ id: slip.id, payout: String(payout), turnover: String(turnover), demo: slip.demo },
          before: slip.paid === null ? null : String(slip.paid),
        })),
      ),
    ],
  });
  await noteChanges(tx, { fixtureId, version }, decided);
  await takeFromExposures(
    tx,
    decided.filter(({ slip }) => slip.holds).map(({ slip }) => slip.id),
  );
  await notifySports(tx, { what: 'own', ids: [...new Set(decided.map(({ slip }) => slip.playerId))] });
}

function least(own: Money, counted: Money | undefined): Money {
  return counted !== undefined && counted < own ? counted : own;
}

async function noteChanges(
  tx: Tx,
  { fixtureId, version }: { fixtureId: string; version: number },
  decided: readonly { slip: SlipToPay; payout: Money }[],
): Promise<void> {
  const changed = decided.filter(({ slip }) => slip.payout !== null);
  if (changed.length === 0) return;
  await tx.query(
    `insert into studio.sports_slip_change (slip_id, fixture_id, version, before, after)
     select c.id, $1, $2, c.before, c.after from unnest($3::uuid[], $4::bigint[], $5::bigint[]) as c(id, before, after)
     on conflict do nothing`,
    [
      ...[fixtureId, version, changed.map(({ slip }) => slip.id)],
      ...[changed.map(({ slip }) => String(slip.payout)), changed.map(({ payout }) => String(payout))],
    ],
  );
}

/** Undefined while a leg that matters is awaited. A line of all legs is lost with its first lost one. */
function payoutOfSlip(slip: SlipToPay): Money | undefined {
  const legs = slip.legs.map(({ odds, outcome }) => ({ odds, outcome: known(outcome) }));
  const decided = legs.flatMap(({ odds, outcome }) => (outcome === undefined ? [] : [{ odds, outcome }]));
  if (decided.length === legs.length) return payoutOf(slip, slip.stake / BigInt(slip.lines), decided);
  if (slip.type === 'parlay' && decided.some(({ outcome }) => outcome === 'lost')) return 0n;
  return undefined;
}

function known(outcome: string | null): Outcome | undefined {
  return isOutcome(outcome) ? outcome : undefined;
}
