import { sql } from 'kysely';
import type { Queryable } from '../../../platform/sql/database.ts';

export interface MoveBesidePlay {
  transfer_id: bigint;
  /** Under which it was posted. */
  reference: string;
  code: string;
  change: bigint;
  currency: string;
  at_us: bigint;
  /** Sorts as the transfer's number does. */
  key: string;
}

/**
 * What moved a member's wallets that was no bet, newest first, after a place in that order. There is little of it between very
 * many bets: indices of their own find it.
 */
export async function movesBesidePlay(
  db: Queryable,
  owner: { merchantId: string; memberId: string },
  page: {
    since: Date;
    until: Date;
    after: { atUs: bigint; key: string } | undefined;
    limit: number;
    without: readonly string[];
    only: readonly string[] | undefined;
  },
): Promise<MoveBesidePlay[]> {
  const { since, until, after, limit, without, only } = page;
  const moment = sql`(timestamptz 'epoch' + ${after?.atUs ?? 0n}::bigint * interval '1 microsecond')`;
  const key = sql`lpad(t.id::text, 19, '0')`;
  const side = (column: string, sign: string) => sql`
    select t.id, t.group_id, t.code, ${sql.raw(sign)}t.amount as change, t.created_at, ${key} as key, a.currency
    from ledger.transfer t
    where t.${sql.ref(`${column}_account`)} = a.id and t.${sql.ref(`${column}_version`)} is not null
      and t.code not in ('bet', 'win', 'bet_rollback', 'win_rollback')
      and t.created_at >= ${since} and t.created_at < ${until}
      and t.code <> all (${without}::text[]) and (${only ?? null}::text[] is null or t.code = any (${only ?? []}::text[]))
      ${after ? sql`and t.created_at <= ${moment} and (t.created_at, ${key} collate "C") < (${moment}, ${after.key})` : sql``}
    order by t.created_at desc, t.id desc limit ${limit}`;
  const { rows } = await sql<MoveBesidePlay>`
    select m.id as transfer_id, m.group_id as reference, m.code, m.change, m.currency, m.key,
      (extract(epoch from m.created_at) * 1000000)::bigint as at_us
    from ledger.account a
    cross join lateral ((${side('debit', '-')}) union all (${side('credit', '')})) m
    where a.owner_id = ${owner.memberId} and a.merchant_id = ${owner.merchantId} and a.is_wallet
    order by m.created_at desc, m.id desc limit ${limit}`.execute(db);
  return rows;
}

/** What came to and left a member's wallets under some codes, in a period. */
export async function sumsBesidePlay(
  db: Queryable,
  owner: { merchantId: string; memberId: string },
  { since, until, only }: { since: Date; until: Date; only: readonly string[] },
): Promise<{ code: string; came: bigint; went: bigint }[]> {
  const side = (column: string) => sql`
    from ledger.account a
    join ledger.transfer t on t.${sql.ref(`${column}_account`)} = a.id and t.${sql.ref(`${column}_version`)} is not null
      and t.code not in ('bet', 'win', 'bet_rollback', 'win_rollback')
      and t.created_at >= ${since} and t.created_at < ${until} and t.code = any (${[...only]}::text[])
    where a.owner_id = ${owner.memberId} and a.merchant_id = ${owner.merchantId} and a.is_wallet group by t.code`;
  const { rows } = await sql<{ code: string; came: bigint; went: bigint }>`
    select code, sum(came)::bigint as came, sum(went)::bigint as went from (
      select t.code, 0 as came, sum(t.amount) as went ${side('debit')}
      union all
      select t.code, sum(t.amount), 0 ${side('credit')}
    ) moved group by code`.execute(db);
  return rows;
}
