import type { ProtectionSettings } from '@lanna/contract/house/brands/protection-settings';
import { moneyOf } from '@lanna/contract/money';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { LIMIT_NAMES, type LimitName } from '../limit-name.ts';

export interface LimitOwner {
  merchantId: string;
  memberId: string;
}

/** Of each limit the amount or the minutes; null: none. */
export type LimitValues = Record<LimitName, bigint | null>;

/** A looser limit that was asked for. */
export interface Raise {
  amount: bigint | null;
  effectiveAt: Date;
  confirmBy: Date;
}

export interface OwnLimits {
  values: LimitValues;
  offerDeclinedAt: Date | null;
}

const NONE = Object.fromEntries(LIMIT_NAMES.map((name) => [name, null])) as LimitValues;

export async function readOwnLimits(db: Queryable, { memberId }: LimitOwner): Promise<OwnLimits> {
  const row = await db
    .selectFrom('protection.own_limits')
    .selectAll()
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  if (!row) return { values: NONE, offerDeclinedAt: null };
  const values = Object.fromEntries(LIMIT_NAMES.map((name) => [name, row[name]])) as LimitValues;
  return { values, offerDeclinedAt: row.offer_declined_at };
}

/** What waits and can still be confirmed. */
export async function readRaises(
  db: Queryable,
  { memberId }: LimitOwner,
  now: Date,
): Promise<Map<LimitName, Raise>> {
  const rows = await db
    .selectFrom('protection.raise')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('confirm_by', '>', now)
    .execute();
  return new Map(
    rows.map((row) => [
      row.limit_name as LimitName,
      { amount: row.amount, effectiveAt: row.effective_at, confirmBy: row.confirm_by },
    ]),
  );
}

/** What the brand holds every member to; of the reality check what a member has who chose nothing. */
export function brandLimits(settings: ProtectionSettings): LimitValues {
  const money = (text: string | null) => (text === null ? null : moneyOf(text));
  return {
    deposit_day: money(settings.depositDay),
    deposit_week: money(settings.depositWeek),
    deposit_month: money(settings.depositMonth),
    loss_day: money(settings.lossDay),
    loss_week: money(settings.lossWeek),
    loss_month: money(settings.lossMonth),
    stake_day: money(settings.stakeDay),
    stake_week: money(settings.stakeWeek),
    stake_month: money(settings.stakeMonth),
    session: settings.playMinutes === null ? null : BigInt(settings.playMinutes),
    reality_check: BigInt(settings.realityCheckMinutes),
  };
}

/** The stricter of two; null where neither limits. */
export function stricter(own: bigint | null, brand: bigint | null): bigint | null {
  if (own === null || brand === null) return own ?? brand;
  return own < brand ? own : brand;
}
