import { abilitiesOf } from '@lanna/contract/people/agents/agent-types';
import type { RatesChange } from '@lanna/contract/people/agents/rates';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable, Tx } from '../../../../platform/sql/database.ts';
import { brandDays } from '../internal/brand-days.ts';
import { writeGiven } from '../internal/given-rates.ts';
import { ratesChange, type SomeRates } from '../internal/rates-change.ts';
import type { Place } from '../internal/team.ts';
import { refuseFrozen } from '../is-frozen.ts';
import { readRates } from '../read-rates.ts';
import { refuseOutside } from '../refuse-outside.ts';

/** An agent who gives rates. */
export interface Giver extends Place {
  type: number;
  timeZone: string;
}

/**
 * Gives an account directly below an agent other rates from tomorrow. A branch below it is held down to them by itself. Refuses with
 * `member_unknown`, `line_not_direct`, `affiliate_only_invites`, `agent_frozen`, `rate_above_own`.
 */
export async function setRates(
  tx: Tx,
  giver: Giver,
  request: { memberId: string; rates: SomeRates; now: Date },
) {
  const change = await checkRates(tx, giver, request);
  await writeGiven(
    tx,
    { merchantId: giver.merchantId, memberId: request.memberId },
    {
      rates: change.changes.map(({ category, to }) => ({ category, rate: to })),
      fromDay: change.fromDay,
      setBy: giver.memberId,
      now: request.now,
    },
  );
  return change;
}

/** What that would come to; refuses alike. */
export async function checkRates(
  db: Queryable,
  giver: Giver,
  { memberId, rates, now }: { memberId: string; rates: SomeRates; now: Date },
): Promise<RatesChange> {
  const member = await refuseOutside(db, giver, memberId);
  if (!abilitiesOf(giver.type).runsLine) throw new Refusal('affiliate_only_invites');
  if (member.level !== 1) throw new Refusal('line_not_direct');
  await refuseFrozen(db, giver.memberId);
  const { merchantId } = giver;
  const { tomorrow } = brandDays(giver.timeZone, now);
  const most = await readRates(db, merchantId, giver.memberId, tomorrow);
  return ratesChange(db, { merchantId, memberId }, { wanted: rates, most, fromDay: tomorrow });
}
