import {
  LIMIT_KINDS,
  LIMIT_PERIODS,
  type LimitKind,
  type LimitPeriod,
  type MoneyLimit,
  type Protection,
} from '@lanna/contract/accounts/protection/limits';
import { formatMoney } from '@lanna/rules/money';
import type { Queryable } from '../../../../platform/sql/database.ts';
import type { BrandProfile } from '../../../house/brands/brand.ts';
import { isDepositLimitOffered } from '../deposit-limits.ts';
import { countedOf, type Deposited } from '../deposited.ts';
import { showExclusion } from '../exclusions/show-exclusion.ts';
import { limitNameOf } from '../limit-name.ts';
import { limitPeriods } from '../limits/limit-periods.ts';
import { readStatus, type Status } from '../limits/limit-status.ts';
import { brandLimits, type Raise, readOwnLimits, readRaises, stricter } from '../limits/own-limits.ts';

const MINUTE_MS = 60_000n;
const NOTHING = { arrived: 0n, waiting: 0n };

/** A member's limits beside the brand's, what is used and left of each, and what waits. */
export async function showProtection(
  db: Queryable,
  { brand, memberId, now }: { brand: BrandProfile; memberId: string; now: Date },
  deposited: Deposited,
): Promise<Protection> {
  const owner = { merchantId: brand.id, memberId };
  const settings = brand.settings.protection;
  const bounds = limitPeriods(now, brand.timeZone);
  const [ownLimits, raises, status, deposits, exclusion] = await Promise.all([
    readOwnLimits(db, owner),
    readRaises(db, owner, now),
    readStatus(db, owner, now),
    deposited(
      db,
      owner,
      LIMIT_PERIODS.map((period) => bounds[period].start),
      now,
    ),
    showExclusion(db, brand, memberId, now),
  ]);
  const { values } = ownLimits;
  const ofBrand = brandLimits(settings);
  const usedOf = (kind: LimitKind, period: LimitPeriod) =>
    kind === 'deposit'
      ? (deposits[LIMIT_PERIODS.indexOf(period)] ?? NOTHING)
      : { arrived: status[`${period}_${kind}`], waiting: 0n };
  const moneyLimit = (kind: LimitKind, period: LimitPeriod): MoneyLimit => {
    const name = limitNameOf(kind, period);
    const used = usedOf(kind, period);
    const raise = raises.get(name);
    return {
      kind,
      period,
      amount: shown(values[name]),
      brandAmount: shown(ofBrand[name]),
      used: formatMoney(used.arrived),
      waiting: formatMoney(used.waiting),
      left: shown(leftOf(stricter(values[name], ofBrand[name]), countedOf(used))),
      resetsAt: bounds[period].end.toISOString(),
      pending: raise ? { amount: shown(raise.amount), ...pendingOf(raise, now) } : null,
    };
  };
  return {
    currency: brand.currency,
    limits: LIMIT_KINDS.flatMap((kind) => LIMIT_PERIODS.map((period) => moneyLimit(kind, period))),
    session: {
      minutesPerDay: minutesOf(values.session),
      brandMinutesPerDay: minutesOf(ofBrand.session),
      ...playedOf(status, stricter(values.session, ofBrand.session)),
      resetsAt: bounds.day.end.toISOString(),
      pending: pendingMinutes(raises.get('session'), now),
    },
    realityCheck: {
      minutes: Number(status.check_minutes),
      ownMinutes: minutesOf(values.reality_check),
      brandMinutes: settings.realityCheckMinutes,
      minutesMin: settings.realityCheckMinutesMin,
      minutesMax: settings.realityCheckMinutesMax,
      pending: pendingMinutes(raises.get('reality_check'), now),
    },
    coolingHours: settings.coolingHours,
    confirmDays: settings.confirmDays,
    depositLimitOffered: await isDepositLimitOffered(db, { ...owner, now }, ownLimits, deposited),
    ...exclusion,
  };
}

function leftOf(limit: bigint | null, used: bigint): bigint | null {
  if (limit === null) return null;
  return limit > used ? limit - used : 0n;
}

function playedOf({ played_ms }: Status, limit: bigint | null) {
  const left = leftOf(limit === null ? null : limit * MINUTE_MS, played_ms);
  return {
    usedMinutes: Number(played_ms / MINUTE_MS),
    // A minute that has begun is left.
    leftMinutes: left === null ? null : Number((left + MINUTE_MS - 1n) / MINUTE_MS),
  };
}

function pendingOf({ effectiveAt, confirmBy }: Raise, now: Date) {
  return {
    effectiveAt: effectiveAt.toISOString(),
    confirmBy: confirmBy.toISOString(),
    confirmable: now >= effectiveAt,
  };
}

function pendingMinutes(raise: Raise | undefined, now: Date) {
  return raise ? { amount: minutesOf(raise.amount), ...pendingOf(raise, now) } : null;
}

function shown(amount: bigint | null): string | null {
  return amount === null ? null : formatMoney(amount);
}

function minutesOf(value: bigint | null): number | null {
  return value === null ? null : Number(value);
}
