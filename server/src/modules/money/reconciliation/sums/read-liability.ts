import { TRIAL_TYPE } from '@lanna/contract/people/members/members';
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/sql/database.ts';

export interface Wanted {
  merchantId: string;
  currency: string;
  /** Null: now. */
  until: Date | null;
  /** The day that `until` ends. */
  day: string | null;
}

export interface Owed {
  kind: string;
  accounts: bigint;
  total: bigint;
  /** Of the total, what demo players and trial accounts have. */
  demo: bigint;
  held: bigint;
}

export interface Against {
  kind: string;
  ownerId: string | null;
  purpose: string;
  balance: bigint;
}

/**
 * What is kept on the rows of accounts: wallets, bonuses, withdrawals, envelopes, pools. As of a moment of before, what has moved
 * since is taken back from it: the past is read from transfers, and as much of it as lies between.
 */
export async function readOwed(db: Queryable, { merchantId, currency, until }: Wanted): Promise<Owed[]> {
  const since = until ?? new Date('9999-01-01');
  const { rows } = await sql<Owed>`
    with moved as (
      select account_id, sum(change)::bigint as change from ledger.movement
      where merchant_id = ${merchantId} and currency = ${currency} and version is not null
        and event_at >= ${since} and created_at >= ${written(since)}
      group by account_id
    ), hold_moved as (
      select account_id, sum(change)::bigint as change from ledger.hold_movement
      where at >= ${since} and written_at >= ${written(since)} group by account_id
    ), at_moment as (
      select a.kind, a.available + a.held - coalesce(m.change, 0) as balance, a.held - coalesce(h.change, 0) as held,
        coalesce(o.is_demo_player or o.type = ${TRIAL_TYPE}, false) as is_demo
      from ledger.available_balance a
      left join moved m on m.account_id = a.account_id
      left join hold_moved h on h.account_id = a.account_id
      left join members.account o on o.id = a.owner_id
      where a.merchant_id = ${merchantId} and a.currency = ${currency}
    )
    select k.code as kind, count(*) filter (where a.balance <> 0) as accounts,
      coalesce(sum(a.balance), 0)::bigint as total,
      coalesce(sum(a.balance) filter (where a.is_demo), 0)::bigint as demo,
      coalesce(sum(a.held), 0)::bigint as held
    from ledger.kind_record k left join at_moment a on a.kind = k.code
    -- Points are a currency of their own and no money of the brand's.
    where k.inline and k.code <> 'points'
    group by k.code, k.is_wallet
    order by k.is_wallet desc, k.code desc`.execute(db);
  return rows;
}

/** Accounts whose balance is added up by a job: its sums by day, and beside them the transfers it has not come to. */
export async function readAgainst(db: Queryable, { merchantId, currency, day }: Wanted): Promise<Against[]> {
  const { rows } = await sql<Against>`
    select d.kind, case when k.owner = 'vendor' then d.owner_id end as "ownerId", d.purpose,
      sum(d.credited - d.debited)::bigint as balance
    from ledger.house_day d join ledger.kind_record k on k.code = d.kind
    where d.merchant_id = ${merchantId} and d.currency = ${currency} and (${day}::date is null or d.day <= ${day}::date)
    group by 1, 2, 3
    order by 1, 3, 2`.execute(db);
  return rows;
}

/** What moved after a moment was written after it as well, but for what two clocks may differ; so old partitions are left alone. */
function written(since: Date): Date {
  return new Date(since.getTime() - CLOCKS_DIFFER_MS);
}
const CLOCKS_DIFFER_MS = 3_600_000;
