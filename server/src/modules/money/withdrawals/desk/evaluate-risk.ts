import { formatMoney, MONEY_SCALE, type Money } from '@lanna/rules/money';
import type { RiskKind, RiskThresholds } from '@lanna/rules/money/withdrawals/risk-rules';
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { readRiskRules } from './risk-rule.ts';

/** Why a withdrawal waits: the figures a rule found, of the version that stood. */
export interface RiskReason {
  kind: RiskKind;
  ruleVersion: number;
  facts: Record<string, string | number | string[]>;
}

/** What a rule looks at. */
export interface RiskSubject {
  merchantId: string;
  memberId: string;
  currency: string;
  registeredAt: Date;
  amount: Money;
  numberMark: Buffer;
  /** The member's valid turnover of all time. */
  turnover: Money;
  now: Date;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Others that a reason names at most. */
const NAMED_MAX = 10;

/** Every rule of the brand that is on and objects, in their order. */
export async function evaluateRisk(db: Queryable, subject: RiskSubject): Promise<RiskReason[]> {
  const reasons: RiskReason[] = [];
  for (const { kind, enabled, thresholds, version } of await readRiskRules(db, subject.merchantId)) {
    const facts = enabled ? await RULES[kind](db, subject, needed(thresholds)) : null;
    if (facts) reasons.push({ kind, ruleVersion: version, facts });
  }
  return reasons;
}

type Needed = Required<{ [Threshold in keyof RiskThresholds]: number }>;
type Rule = (db: Queryable, subject: RiskSubject, thresholds: Needed) => Promise<RiskReason['facts'] | null>;

/** A rule's row always has the rule's thresholds; another kind's are not read. */
function needed(thresholds: RiskThresholds): Needed {
  return { hours: 0, days: 0, count: 0, percent: 0, times: 0, amount: 0, ...thresholds };
}

const RULES: Readonly<Record<RiskKind, Rule>> = {
  new_account: async (_db, { registeredAt, now }, { hours }) => {
    const age = Math.floor((now.getTime() - registeredAt.getTime()) / HOUR_MS);
    return age < hours ? { hoursOld: age, hours } : null;
  },

  no_play: async (db, subject, { percent }) => {
    const last = await lastWithdrawal(db, subject);
    const deposits = await depositsSince(db, subject, last?.requestedAt ?? null);
    const turnover = subject.turnover - (last?.turnoverAt ?? 0n);
    return deposits > 0n && turnover * 100n < deposits * BigInt(percent)
      ? { turnover: formatMoney(turnover), deposits: formatMoney(deposits), percent }
      : null;
  },

  velocity: async (db, { memberId, merchantId, now }, { count, hours }) => {
    const { asked } = await db
      .selectFrom('withdrawals.withdrawal')
      .select(({ fn }) => fn.countAll<bigint>().as('asked'))
      .where('member_id', '=', memberId)
      .where('merchant_id', '=', merchantId)
      .where('requested_at', '>', new Date(now.getTime() - hours * HOUR_MS))
      .executeTakeFirstOrThrow();
    // This one is not written yet.
    return Number(asked) + 1 > count ? { withdrawals: Number(asked) + 1, hours, count } : null;
  },

  shared_device: async (db, { memberId, merchantId }) => {
    const rows = await db
      .selectFrom('members.duplicate')
      .select(['other_member_id', 'signals'])
      .where('member_id', '=', memberId)
      .where('merchant_id', '=', merchantId)
      .where((eb) => eb.or([eb('decision', 'is', null), eb('decision', '<>', 'different')]))
      .limit(NAMED_MAX)
      .execute();
    if (rows.length === 0) return null;
    return {
      others: [...new Set(rows.flatMap(({ other_member_id }) => other_member_id ?? []))],
      signals: [...new Set(rows.flatMap(({ signals }) => signals ?? []))],
    };
  },

  shared_bank_account: async (db, { memberId, merchantId, numberMark, now }, { days }) => {
    const rows = await db
      .selectFrom('withdrawals.bank_account')
      .select('member_id')
      .distinct()
      .where('merchant_id', '=', merchantId)
      .where('number_mark', '=', numberMark)
      .where('member_id', '<>', memberId)
      .where((eb) =>
        eb.or([eb('removed_at', 'is', null), eb('removed_at', '>', new Date(now.getTime() - days * DAY_MS))]),
      )
      .limit(NAMED_MAX)
      .execute();
    return rows.length > 0 ? { others: rows.map(({ member_id }) => member_id) } : null;
  },

  bonus_abuse: async (db, { memberId, merchantId, currency, now }, { days, times }) => {
    const { rows } = await sql<{ rewards: bigint; played: bigint }>`
      select r.rewards, coalesce((
        select sum(d.valid_turnover) from bets.member_day d
        where d.member_id = ${memberId} and d.merchant_id = ${merchantId} and d.currency = ${currency}
          and d.day >= (r.first_at at time zone b.time_zone)::date), 0)::bigint as played
      from (
        select sum(amount)::bigint as rewards, min(paid_at) as first_at from promotions.paid_reward
        where member_id = ${memberId} and merchant_id = ${merchantId} and currency = ${currency}
          and paid_at > ${new Date(now.getTime() - days * DAY_MS)}
      ) r join brands.brand b on b.id = ${merchantId}
      where r.rewards > 0`.execute(db);
    const [found] = rows;
    return found && found.played < found.rewards * BigInt(times)
      ? { rewards: formatMoney(found.rewards), turnover: formatMoney(found.played), times }
      : null;
  },

  deposit_and_withdraw: async (db, subject, { hours, percent }) => {
    const since = new Date(subject.now.getTime() - hours * HOUR_MS);
    const found = await db
      .selectFrom('cashier.turnover_requirement')
      .select([
        sql<bigint>`coalesce(sum(amount), 0)::bigint`.as('deposits'),
        sql<bigint | null>`min(turnover_from)`.as('turnover_from'),
      ])
      .where('member_id', '=', subject.memberId)
      .where('merchant_id', '=', subject.merchantId)
      .where('currency', '=', subject.currency)
      .where('credited_at', '>', since)
      .executeTakeFirstOrThrow();
    const turnover = subject.turnover - (found.turnover_from ?? subject.turnover);
    return found.deposits > 0n &&
      turnover * 100n < found.deposits * BigInt(percent) &&
      subject.amount * 2n >= found.deposits
      ? { deposits: formatMoney(found.deposits), turnover: formatMoney(turnover), hours, percent }
      : null;
  },

  large_for_member: async (db, { memberId, merchantId, amount }, { amount: floor, times }) => {
    if (amount < BigInt(floor) * MONEY_SCALE) return null;
    const { largest } = await db
      .selectFrom('withdrawals.withdrawal')
      .select(sql<bigint>`coalesce(max(amount), 0)::bigint`.as('largest'))
      .where('member_id', '=', memberId)
      .where('merchant_id', '=', merchantId)
      .where('state', '=', 'paid')
      .executeTakeFirstOrThrow();
    return amount > largest * BigInt(times)
      ? { amount: formatMoney(amount), largest: formatMoney(largest), times }
      : null;
  },
};

/** The last one that was not refused, and what the member had played until then. */
export async function lastWithdrawal(
  db: Queryable,
  { memberId, merchantId }: { memberId: string; merchantId: string },
  before?: Date,
): Promise<{ requestedAt: Date; turnoverAt: Money } | undefined> {
  const row = await db
    .selectFrom('withdrawals.withdrawal')
    .select(['requested_at', 'turnover_at'])
    .where('member_id', '=', memberId)
    .where('merchant_id', '=', merchantId)
    .where('state', 'not in', ['rejected', 'returned'])
    .$if(before !== undefined, (query) => query.where('requested_at', '<', before ?? new Date(0)))
    .orderBy('requested_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && { requestedAt: row.requested_at, turnoverAt: row.turnover_at };
}

export async function depositsSince(
  db: Queryable,
  { memberId, merchantId, currency }: { memberId: string; merchantId: string; currency: string },
  since: Date | null,
): Promise<Money> {
  const { deposits } = await db
    .selectFrom('cashier.credited_deposit')
    .select(sql<bigint>`coalesce(sum(amount), 0)::bigint`.as('deposits'))
    .where('member_id', '=', memberId)
    .where('merchant_id', '=', merchantId)
    .where('currency', '=', currency)
    .$if(since !== null, (query) => query.where('credited_at', '>', since))
    .executeTakeFirstOrThrow();
  return deposits;
}
