import type { Money } from '@lanna/rules/money';
import { type RequirementState, withdrawable } from '@lanna/rules/money/withdrawals/withdrawable';
import type { Queryable } from '../../../platform/sql/database.ts';
import { readExclusion } from '../../accounts/protection/read-exclusion.ts';
import { type BonusBeside, bonusesBeside } from '../../rewards/bonuses/bonuses-beside.ts';
import { readSettings } from './settings.ts';
import { type KeptElsewhere, lifetimeTurnover, readRequirements } from './turnover.ts';

export interface WithdrawableNow {
  withdrawable: Money;
  /** Below the currency's smallest unit. */
  unpayable: Money;
  /** Could be withdrawn once these bonuses are given up, or over. */
  behindBonus: Money;
  bonuses: BonusBeside[];
  lines: (RequirementState & { creditedAt: Date })[];
  turnover: Money;
}

/**
 * What of `available` may leave the house, by the turnover that deposits ask for; of a self-excluded member all of it, since no member is
 * asked to play who may not (RG-3). A time-out is over by itself, so there the turnover waits. Beside an open bonus nothing leaves. For whatever takes money out of a wallet; under the
 * lock of the wallet where it must be exact. `elsewhere`: what topics contribute to `withdrawals.kept-elsewhere`.
 */
export async function withdrawableOf(
  db: Queryable,
  member: { merchantId: string; memberId: string; currency: string },
  available: Money,
  elsewhere: readonly KeptElsewhere[],
): Promise<WithdrawableNow> {
  const exclusion = await readExclusion(db, member);
  const requirements =
    exclusion?.kind === 'self_exclusion' ? [] : await readRequirements(db, member, elsewhere);
  const turnover = await lifetimeTurnover(db, member);
  const bonuses = await bonusesBeside(db, member);
  const { smallBalance } = await readSettings(db, member.merchantId);
  const { lines, ...found } = withdrawable(requirements, {
    turnover,
    smallBalance,
    available,
    currency: member.currency,
    hasBonus: bonuses.length > 0,
  });
  const creditedAt = new Map(requirements.map((one) => [one.depositId, one.creditedAt]));
  return {
    ...found,
    turnover,
    bonuses,
    lines: lines.map((line) => ({ ...line, creditedAt: creditedAt.get(line.depositId) ?? new Date(0) })),
  };
}
