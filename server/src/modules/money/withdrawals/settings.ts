import type { SegmentPin } from '@lanna/contract/segment-pin';
import { MONEY_SCALE, type Money } from '@lanna/rules/money';
import type { Queryable } from '../../../platform/sql/database.ts';

/** What a brand has set for its withdrawals. */
export interface WithdrawalSettings {
  /** At most this is approved by itself where no rule objects. */
  automaticLimit: Money;
  coolingHours: number;
  promisedMinutes: number;
  receiptMinutes: number;
  bankAccountsMax: number;
  /** A deposit that finds less ends the turnover that older ones ask for. */
  smallBalance: Money;
  /** 0: nothing has been changed. */
  version: number;
}

export interface RankLimit {
  rankLevelMin: number;
  min: Money;
  max: Money;
  dayAmount: Money;
  dayCount: number;
}

/** Of a brand that has set nothing; the specification's parameter of the receipt is 60 minutes. */
export const DEFAULT_SETTINGS: WithdrawalSettings = {
  automaticLimit: 5_000n * MONEY_SCALE,
  coolingHours: 24,
  promisedMinutes: 30,
  receiptMinutes: 60,
  bankAccountsMax: 5,
  smallBalance: 10n * MONEY_SCALE,
  version: 0,
};
export const DEFAULT_LIMITS: readonly RankLimit[] = [
  {
    rankLevelMin: 0,
    min: 100n * MONEY_SCALE,
    max: 50_000n * MONEY_SCALE,
    dayAmount: 200_000n * MONEY_SCALE,
    dayCount: 5,
  },
  {
    rankLevelMin: 5,
    min: 100n * MONEY_SCALE,
    max: 200_000n * MONEY_SCALE,
    dayAmount: 1_000_000n * MONEY_SCALE,
    dayCount: 10,
  },
];

export async function readSettings(db: Queryable, merchantId: string): Promise<WithdrawalSettings> {
  const row = await db
    .selectFrom('withdrawals.setting')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .executeTakeFirst();
  if (!row) return DEFAULT_SETTINGS;
  return {
    automaticLimit: row.automatic_limit,
    coolingHours: row.cooling_hours,
    promisedMinutes: row.promised_minutes,
    receiptMinutes: row.receipt_minutes,
    bankAccountsMax: row.bank_accounts_max,
    smallBalance: row.small_balance,
    version: row.version,
  };
}

/** What members of a version of a segment may withdraw at the most. */
export interface SegmentLimit {
  segment: SegmentPin & { name: string };
  max: Money;
  dayAmount: Money;
  dayCount: number;
  promisedMinutes: number | null;
}

/** Of a brand that has set none: none. */
export async function readSegmentLimits(db: Queryable, merchantId: string): Promise<readonly SegmentLimit[]> {
  const rows = await db
    .selectFrom('withdrawals.segment_limit')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .orderBy('segment_name')
    .orderBy('segment_id')
    .execute();
  return rows.map((row) => ({
    segment: { id: row.segment_id, version: row.segment_version, name: row.segment_name },
    max: row.max,
    dayAmount: row.day_amount,
    dayCount: row.day_count,
    promisedMinutes: row.promised_minutes,
  }));
}

/** Lowest level first. */
export async function readRankLimits(db: Queryable, merchantId: string): Promise<readonly RankLimit[]> {
  const rows = await db
    .selectFrom('withdrawals.rank_limit')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .orderBy('rank_level_min')
    .execute();
  if (rows.length === 0) return DEFAULT_LIMITS;
  return rows.map((row) => ({
    rankLevelMin: row.rank_level_min,
    min: row.min,
    max: row.max,
    dayAmount: row.day_amount,
    dayCount: row.day_count,
  }));
}

/** The line of the highest level that the member has reached. */
export function limitOf(limits: readonly RankLimit[], rankLevel: number): RankLimit {
  const limit = limits.findLast(({ rankLevelMin }) => rankLevelMin <= rankLevel);
  if (!limit) throw new Error('no limit is of level 0');
  return limit;
}
