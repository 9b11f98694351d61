import { LIMIT_PERIODS, type LimitPeriod } from '@lanna/contract/accounts/protection/limits';
import type { ProtectionSettings } from '@lanna/contract/house/brands/protection-settings';
import { formatMoney, type Money } from '@lanna/rules/money';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import type { Queryable, Tx } from '../../../platform/sql/database.ts';
import { countedOf, type Deposited } from './deposited.ts';
import { limitNameOf } from './limit-name.ts';
import { limitPeriods } from './limits/limit-periods.ts';
import {
  brandLimits,
  type LimitOwner,
  type OwnLimits,
  readOwnLimits,
  stricter,
} from './limits/own-limits.ts';
import { lockDeposits } from './lock-deposits.ts';

export interface DepositLimitsOf extends LimitOwner {
  settings: ProtectionSettings;
  timeZone: string;
  now: Date;
}

interface DepositLimit {
  period: LimitPeriod;
  limit: Money;
  left: Money;
  resetsAt: Date;
}

/** The limits a member's deposits are held to, and what each leaves. */
async function depositLimits(
  db: Queryable,
  of: DepositLimitsOf,
  deposited: Deposited,
): Promise<DepositLimit[]> {
  const { values } = await readOwnLimits(db, of);
  const brand = brandLimits(of.settings);
  const bounds = limitPeriods(of.now, of.timeZone);
  const since = LIMIT_PERIODS.map((period) => bounds[period].start);
  const effective = LIMIT_PERIODS.map((period) => {
    const name = limitNameOf('deposit', period);
    return stricter(values[name], brand[name]);
  });
  const used = effective.some((limit) => limit !== null) ? await deposited(db, of, since, of.now) : [];
  return LIMIT_PERIODS.flatMap((period, at) => {
    const limit = effective[at] ?? null;
    if (limit === null) return [];
    const deposits = used[at];
    const rest = limit - (deposits ? countedOf(deposits) : 0n);
    return { period, limit, left: rest > 0n ? rest : 0n, resetsAt: bounds[period].end };
  });
}

/** Until a first deposit is made, and while the member has neither set a deposit limit nor declined one. */
export async function isDepositLimitOffered(
  db: Queryable,
  { now, ...owner }: LimitOwner & { now: Date },
  { values, offerDeclinedAt }: OwnLimits,
  deposited: Deposited,
): Promise<boolean> {
  if (offerDeclinedAt) return false;
  if (LIMIT_PERIODS.some((period) => values[limitNameOf('deposit', period)] !== null)) return false;
  const [ever] = await deposited(db, owner, [new Date(0)], now);
  return !ever || countedOf(ever) === 0n;
}

/**
 * A deposit stays within the member's limits and the brand's, together with what is credited and what is open. From here on the member's
 * deposits are made one after the other. Refuses with `deposit_limit_reached` {kind, period, limit, left, resetsAt}: of several the one
 * that leaves least.
 */
export async function refuseAboveDepositLimit(
  tx: Tx,
  of: DepositLimitsOf & { amount: Money },
  deposited: Deposited,
): Promise<void> {
  await lockDeposits(tx, of.memberId);
  const limits = await depositLimits(tx, of, deposited);
  const [tightest] = limits
    .filter(({ left }) => of.amount > left)
    .sort((one, other) => (one.left < other.left ? -1 : Number(one.left > other.left)));
  if (tightest)
    throw new Refusal('deposit_limit_reached', {
      kind: 'deposit',
      period: tightest.period,
      limit: formatMoney(tightest.limit),
      left: formatMoney(tightest.left),
      resetsAt: tightest.resetsAt.toISOString(),
    });
}
