import { sql } from 'kysely';
import type { Queryable } from '../../../platform/sql/database.ts';
import type { OnProgress } from './verification-part.ts';

/** Something that must never be true: which rule, and the first row that breaks it. */
export interface InvariantViolation {
  rule: string;
  row: Record<string, unknown>;
}

/** Every transfer once for each side whose balance is kept inline. */
const inlineSides = `(
  select id as transfer, debit_account as account_id, -amount as change, debit_version as version, debit_balance as balance
  from ledger.transfer where debit_version is not null
  union all
  select id, credit_account, amount, credit_version, credit_balance
  from ledger.transfer where credit_version is not null) side`;

/**
 * Each query selects the rows that break its rule. All of them read whole tables: for tests, `npm run verify` and a
 * quiet hour. The caller gives a snapshot (a repeatable-read transaction) where bets may be coming in meanwhile.
 */
const RULES: Record<string, string> = {
  'an inline balance is the sum of its transfers': `
    select a.id as account, a.kind, a.balance, coalesce(s.sum, 0) as transfers
    from ledger.account a
    left join (select account_id as id, sum(change) as sum from ${inlineSides} group by account_id) s using (id)
    where a.inline and a.balance <> coalesce(s.sum, 0) order by a.id limit 1`,
  'an inline account counts its transfers without a gap': `
    select a.id as account, a.version, coalesce(s.transfers, 0) as transfers, s.last_version
    from ledger.account a
    left join (
      select account_id as id, count(*) as transfers, count(distinct version) as versions, max(version) as last_version
      from ${inlineSides} group by account_id
    ) s using (id)
    where a.inline and (a.version <> coalesce(s.transfers, 0) or a.version <> coalesce(s.versions, 0)
      or a.version <> coalesce(s.last_version, 0))
    order by a.id limit 1`,
  'each transfer carries on from the balance before it': `
    select transfer, account_id as account, version, balance, before
    from (
      select *, lag(balance, 1, 0::bigint) over (partition by account_id order by version) as before from ${inlineSides}
    ) t
    where balance <> before + change
    order by transfer limit 1`,
  'a rolled-up balance is the sum of its transfers up to the roll-up': `
    select a.id as account, a.kind, a.balance, coalesce(s.sum, 0) as transfers
    from ledger.account a
    left join (
      select account as id, sum(change) as sum
      from (
        select debit_account as account, -amount as change from ledger.transfer
        where id <= (select rolled_up_to from ledger.progress)
        union all
        select credit_account, amount from ledger.transfer
        where id <= (select rolled_up_to from ledger.progress)
      ) moved group by account
    ) s using (id)
    where not a.inline and a.balance <> coalesce(s.sum, 0) order by a.id limit 1`,
  'the sum of a day of a house account is the sum of its transfers up to the roll-up': `
    select coalesce(d.account_id, s.account_id) as account, coalesce(d.day, s.day) as day, coalesce(d.code, s.code) as code,
      d.credited, s.credited as transfers_in, d.debited, s.debited as transfers_out
    from ledger.house_daily_sum d
    full join (
      select a.id as account_id, (t.event_at at time zone z.time_zone)::date as day, t.code, count(*) as transfers,
        sum(side.credited) as credited, sum(side.debited) as debited
      from ledger.transfer t
      cross join lateral (values (t.debit_account, 0, t.amount), (t.credit_account, t.amount, 0))
        as side(account, credited, debited)
      join ledger.account a on a.id = side.account and not a.inline
      join brands.brand z on z.id = a.merchant_id
      where t.id <= (select rolled_up_to from ledger.progress)
      group by 1, 2, 3
    ) s using (account_id, day, code)
    where (d.transfers, d.credited, d.debited) is distinct from (s.transfers, s.credited, s.debited)
    limit 1`,
  'the sum of a day of a house account with demo players is the sum of their transfers up to the roll-up': `
    select coalesce(d.account_id, s.account_id) as account, coalesce(d.day, s.day) as day, coalesce(d.code, s.code) as code,
      d.credited, s.credited as transfers_in, d.debited, s.debited as transfers_out
    from ledger.demo_daily_sum d
    full join (
      select a.id as account_id, (t.event_at at time zone z.time_zone)::date as day, t.code, count(*) as transfers,
        sum(side.credited) as credited, sum(side.debited) as debited
      from ledger.transfer t
      cross join lateral (values (t.debit_account, t.credit_account, 0, t.amount), (t.credit_account, t.debit_account, t.amount, 0))
        as side(account, other, credited, debited)
      join ledger.account a on a.id = side.account and not a.inline
      join ledger.account x on x.id = side.other
      join brands.brand z on z.id = a.merchant_id
      where t.id <= (select rolled_up_to from ledger.progress)
        and exists (select from ledger.demo_owner o where o.owner_id in (a.owner_id, x.owner_id))
      group by 1, 2, 3
    ) s using (account_id, day, code)
    where (d.transfers, d.credited, d.debited) is distinct from (s.transfers, s.credited, s.debited)
    limit 1`,
  'all money of a brand and currency sums to zero': `
    select merchant_id, currency, sum(balance) as sum
    from (
      select merchant_id, currency, balance from ledger.account
      union all
      select a.merchant_id, a.currency, change
      from (
        select debit_account as account, -amount as change from ledger.transfer
        where id > (select rolled_up_to from ledger.progress)
        union all
        select credit_account, amount from ledger.transfer
        where id > (select rolled_up_to from ledger.progress)
      ) moved join ledger.account a on a.id = moved.account
      where not a.inline
    ) balances
    group by merchant_id, currency having sum(balance) <> 0 order by 1, 2 limit 1`,
  'money stays within a brand and a currency': `
    select t.id as transfer, t.debit_account, t.credit_account
    from ledger.transfer t
    left join ledger.account d on d.id = t.debit_account
    left join ledger.account c on c.id = t.credit_account
    where (d.merchant_id, d.currency) is distinct from (c.merchant_id, c.currency) or d.id is null or c.id is null
    order by t.id limit 1`,
  'a transfer has a version and a balance for each of its inline sides, and for no other': `
    select t.id as transfer, t.debit_account, t.credit_account
    from ledger.transfer t
    join ledger.account d on d.id = t.debit_account
    join ledger.account c on c.id = t.credit_account
    where d.inline <> (t.debit_version is not null) or c.inline <> (t.credit_version is not null)
    order by t.id limit 1`,
  'money never goes from one member to another': `
    select t.id as transfer, t.code, t.debit_account, t.credit_account
    from ledger.transfer t
    join ledger.account d on d.id = t.debit_account join ledger.account_kind dk on dk.code = d.kind
    join ledger.account c on c.id = t.credit_account join ledger.account_kind ck on ck.code = c.kind
    where dk.owner = 'member' and ck.owner = 'member' and d.owner_id <> c.owner_id
    order by t.id limit 1`,
  'money moves only by a rule, or back where a rule let it come from': `
    select t.id as transfer, t.code, d.kind as debit_kind, c.kind as credit_kind
    from ledger.transfer t
    join ledger.account d on d.id = t.debit_account
    join ledger.account c on c.id = t.credit_account
    where not exists (
      select from ledger.posting_rule r
      where (r.code, r.debit_kind, r.credit_kind) = (t.code, d.kind, c.kind)
        and (not r.same_owner or d.owner_id = c.owner_id))
      and not (t.code = 'reversal' and exists (
        select from ledger.posting_rule r where (r.debit_kind, r.credit_kind) = (c.kind, d.kind)))
    order by t.id limit 1`,
  'a posting stands for the transfers under its reference': `
    select p.reference as posting, p.first_id, p.last_id, s.first_id as first_transfer, s.last_id as last_transfer
    from ledger.posting p
    left join (
      select p.reference, min(t.id) as first_id, max(t.id) as last_id
      from ledger.posting p join ledger.transfer t on t.group_id = p.reference and t.id between p.first_id and p.last_id
      group by 1
    ) s using (reference)
    where (s.first_id, s.last_id) is distinct from (p.first_id, p.last_id) order by p.first_id limit 1`,
  'a reversal is the mirror of what it reverses': `
    select p.reference as posting, p.reverses
    from ledger.posting p
    where p.reverses is not null and exists (
      (select credit_account, debit_account, amount, count(*) from ledger.transfer where group_id = p.reverses
       group by 1, 2, 3)
      except
      (select debit_account, credit_account, amount, count(*) from ledger.transfer
       where group_id = p.reference and code = 'reversal' group by 1, 2, 3))
    limit 1`,
  'nothing held is negative, and every balance covers what is held': `
    select id as account, balance, held, min_balance from ledger.account
    where held < 0 or balance - held < min_balance order by id limit 1`,
  'what is held on an account is what its standing holds have left': `
    select a.id as account, a.held, coalesce(s.sum, 0) as holds
    from ledger.account a
    left join (
      select account_id as id, sum(amount - captured) as sum from ledger.hold where released is null group by account_id
    ) s using (id)
    where a.held <> coalesce(s.sum, 0) order by a.id limit 1`,
  'what was captured of a hold left its account': `
    select h.reference as hold, h.captured, coalesce(s.sum, 0) as transfers
    from ledger.hold h
    left join (
      select p.captures, t.debit_account, sum(t.amount) as sum
      from ledger.posting p join ledger.transfer t on t.group_id = p.reference
      where p.captures is not null group by 1, 2
    ) s on s.captures = h.reference and s.debit_account = h.account_id
    where h.captured <> coalesce(s.sum, 0) order by h.reference limit 1`,
};

/** Every rule of the ledger that does not hold; empty when all is well. */
export async function checkInvariants(db: Queryable, onProgress?: OnProgress): Promise<InvariantViolation[]> {
  return violationsOf(db, RULES, onProgress);
}

/** How many rules of the ledger there are. */
export const LEDGER_RULES = Object.keys(RULES).length;

/** Runs rules of the form "query that selects what breaks it", one after another. */
export async function violationsOf(
  db: Queryable,
  rules: Record<string, string>,
  onProgress?: OnProgress,
): Promise<InvariantViolation[]> {
  const violations: InvariantViolation[] = [];
  for (const [at, [rule, query]] of Object.entries(rules).entries()) {
    const { rows } = await sql.raw<Record<string, unknown>>(query).execute(db);
    const [row] = rows;
    if (row) violations.push({ rule, row });
    await onProgress?.(at + 1);
  }
  return violations;
}
