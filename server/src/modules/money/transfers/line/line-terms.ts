import { moneyOf } from '@lanna/contract/money';
import { isPayable, minorDigits } from '@lanna/rules/currency';
import { MONEY_SCALE, type Money } from '@lanna/rules/money';
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/sql/database.ts';
import type { BrandProfile } from '../../../house/brands/brand.ts';
import { dayBounds } from '../../../house/brands/day-bounds.ts';

/** How much may go within the line: limits, and what of the day is used. */
export interface LineTerms {
  min: Money;
  max: Money;
  dayMax: Money;
  dayLeft: Money;
  dayEndsAt: Date;
}

/** What a member may transfer to the own agent. */
export function uplineTerms(db: Queryable, brand: BrandProfile, memberId: string, now: Date) {
  const { uplineMin: min, uplineMax: max, uplineDay: day } = brand.settings.transfers;
  return lineTerms(db, brand, { kind: 'upline', payer: 'member_id', payerId: memberId, min, max, day, now });
}

/** What an agent may transfer to the own line. */
export function downlineTerms(db: Queryable, brand: BrandProfile, agentId: string, now: Date) {
  const { downMin: min, downMax: max, downDay: day } = brand.settings.transfers;
  return lineTerms(db, brand, { kind: 'downline', payer: 'agent_id', payerId: agentId, min, max, day, now });
}

interface Limits {
  kind: 'upline' | 'downline';
  payer: 'member_id' | 'agent_id';
  payerId: string;
  min: string;
  max: string;
  day: string;
  now: Date;
}

async function lineTerms(
  db: Queryable,
  brand: BrandProfile,
  { kind, payer, payerId, min, max, day, now }: Limits,
): Promise<LineTerms> {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(brand.timeZone)
    .toPlainDate()
    .toString();
  const { since, until } = dayBounds({ from: today, to: today }, brand.timeZone);
  if (!since || !until) throw new Error('a day has a beginning and an end');
  const { used } = await db
    .selectFrom('transfers.transfer')
    .select(sql<bigint>`coalesce(sum(amount), 0)::bigint`.as('used'))
    .where(payer, '=', payerId)
    .where('kind', '=', kind)
    .where('created_at', '>=', since)
    .where('created_at', '<', until)
    .executeTakeFirstOrThrow();
  const dayMax = moneyOf(day);
  return {
    min: moneyOf(min),
    max: moneyOf(max),
    dayMax,
    dayLeft: dayMax > used ? dayMax - used : 0n,
    dayEndsAt: until,
  };
}

/** The most that can go now; nothing where that is less than the least that may. */
export function mostInLine(
  { min, max, dayLeft }: LineTerms,
  { free, currency }: { free: Money; currency: string },
): Money {
  const most = [max, dayLeft, free].reduce((least, one) => (one < least ? one : least));
  const coin = MONEY_SCALE / 10n ** BigInt(minorDigits(currency));
  const payable = most <= 0n ? 0n : most - (most % coin);
  return payable < min ? 0n : payable;
}

export function isWithin({ min, max }: LineTerms, amount: Money, currency: string): boolean {
  return amount >= min && amount <= max && isPayable(amount, currency);
}
