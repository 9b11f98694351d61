import type { Money } from '@lanna/rules/money';
import type { TurnoverRequirement } from '@lanna/rules/money/withdrawals/withdrawable';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/sql/database.ts';

/** Deposits that are looked at; of a member with more, older ones ask for nothing more. */
const DEPOSITS_MAX = 5000;

interface Player {
  merchantId: string;
  memberId: string;
  currency: string;
}

/**
 * What a member moved out of the wallet to where it is still the member's (above nothing), and back. Money at a vendor with wallets of
 * its own is not played away.
 */
export type KeptElsewhere = (
  db: Queryable,
  member: Player,
) => Promise<readonly { at: Date; change: Money }[]>;

declare module '../../../platform/topic.ts' {
  interface Contributions {
    'withdrawals.kept-elsewhere': KeptElsewhere;
  }
}

export interface DepositRequirement extends TurnoverRequirement {
  creditedAt: Date;
}

/** What the member's deposits ask to be played, oldest first. */
export async function readRequirements(
  db: Queryable,
  member: Player,
  topics: readonly KeptElsewhere[],
): Promise<DepositRequirement[]> {
  const { rows } = await sql<{
    deposit_id: string;
    amount: bigint;
    required: bigint;
    turnover_from: bigint;
    credited_at: Date;
    balance_before: bigint | null;
  }>`
    select r.deposit_id, r.amount, r.required, r.turnover_from, r.credited_at, t.credit_balance - t.amount as balance_before
    from (
      select deposit_id, amount, required, turnover_from, credited_at from cashier.turnover_requirement
      where member_id = ${member.memberId} and merchant_id = ${member.merchantId} and currency = ${member.currency}
      order by credited_at desc, deposit_id desc limit ${DEPOSITS_MAX}
    ) r left join ledger.posted_transfer t on t.reference = r.deposit_id and t.code = 'deposit'
    order by r.credited_at, r.deposit_id`.execute(db);
  const moved = rows.length > 0 ? (await Promise.all(topics.map((ask) => ask(db, member)))).flat() : [];
  return rows.map((row) => {
    const elsewhere = moved.reduce((sum, { at, change }) => (at < row.credited_at ? sum + change : sum), 0n);
    return {
      depositId: row.deposit_id,
      amount: row.amount,
      required: row.required,
      turnoverFrom: row.turnover_from,
      balanceBefore: (row.balance_before ?? 0n) + (elsewhere > 0n ? elsewhere : 0n),
      creditedAt: row.credited_at,
    };
  });
}

/** The member's valid turnover of all time, exact at this moment. */
export async function lifetimeTurnover(
  db: Queryable,
  { merchantId, memberId, currency }: Player,
): Promise<Money> {
  const { turnover } = await db
    .selectFrom('bets.member_day')
    .select(sql<bigint>`coalesce(sum(valid_turnover), 0)::bigint`.as('turnover'))
    .where('member_id', '=', memberId)
    .where('merchant_id', '=', merchantId)
    .where('currency', '=', currency)
    .executeTakeFirstOrThrow();
  return turnover;
}
