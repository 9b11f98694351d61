import { moneyOf } from '@lanna/contract/money';
import { isPayable, minorDigits } from '@lanna/rules/currency';
import { MONEY_SCALE, type Money } from '@lanna/rules/money';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database.ts';
import type { BrandProfile } from '../brands/brand.ts';
import { dayBounds } from '../brands/day-bounds.ts';

/** How much may go to the own agent: limits, and what of the day is used. */
export interface UplineTerms {
  min: Money;
  max: Money;
  dayMax: Money;
  dayLeft: Money;
  dayEndsAt: Date;
}

export async function uplineTerms(
  db: Queryable,
  brand: BrandProfile,
  memberId: string,
  now: Date,
): Promise<UplineTerms> {
  const { uplineMin, uplineMax, uplineDay } = brand.settings.transfers;
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(brand.timeZone)
    .toPlainDate()
    .toString();
  const { since, until } = dayBounds({ from: today, to: today }, brand.timeZone);
  if (!since || !until) throw new Error('a day has a beginning and an end');
  const { used } = await db
    .selectFrom('transfers.transfer')
    .select(sql<bigint>`coalesce(sum(amount), 0)::bigint`.as('used'))
    .where('member_id', '=', memberId)
    .where('kind', '=', 'upline')
    .where('created_at', '>=', since)
    .where('created_at', '<', until)
    .executeTakeFirstOrThrow();
  const dayMax = moneyOf(uplineDay);
  return {
    min: moneyOf(uplineMin),
    max: moneyOf(uplineMax),
    dayMax,
    dayLeft: dayMax > used ? dayMax - used : 0n,
    dayEndsAt: until,
  };
}

/** The most that can go now; nothing where that is less than the least that may. */
export function mostToUpline(
  { min, max, dayLeft }: UplineTerms,
  { free, currency }: { free: Money; currency: string },
): Money {
  const most = [max, dayLeft, free].reduce((least, one) => (one < least ? one : least));
  const coin = MONEY_SCALE / 10n ** BigInt(minorDigits(currency));
  const payable = most <= 0n ? 0n : most - (most % coin);
  return payable < min ? 0n : payable;
}

export function isWithin({ min, max }: UplineTerms, amount: Money, currency: string): boolean {
  return amount >= min && amount <= max && isPayable(amount, currency);
}
