import type { Client } from 'pg';
import { WITHOUT_TRIGGERS } from './set-aside.ts';

/** Deposits with their records, postings and transfers: what wallets hold is what was paid in. Bets are not in this ledger. */
export async function fillDeposits(client: Client): Promise<void> {
  await client.query(`
    ${WITHOUT_TRIGGERS}
    create table bench.clearing as
      select m.id as merchant_id, m.currency, method, share,
        ledger.open_account(m.id, m.currency, 'clearing', null, method) as account_id
      from brands.merchant m, (values ('PROMPTPAY', 0.7), ('BANK', 0.95), ('SANDBOX', 1.0)) as way(method, share);
    create table bench.deposit as
      select row_number() over (order by at, member_id) as id, uuidv7(at - now()) as reference, *
      from (
        select s.member_id, s.merchant_id, s.account_id, s.currency, s.at,
          (case s.currency when 'VND' then 700 else 1 end * 100000
            * (array[100, 100, 200, 300, 500, 500, 1000, 2000])[1 + (hashint8(s.n) & 7)]::bigint) as amount,
          (select c.method from bench.clearing c
           where c.merchant_id = s.merchant_id and bench.even(s.n, 41) < c.share order by c.share limit 1) as method
        from bench.session s where bench.even(s.n, 42) < 0.8
      ) d;
    insert into payments.confirmation (id, merchant_id, channel_code, way, external_reference, reference, outcome, amount, currency,
      happened_at, taken_at, source, matched_to, matched_at)
    select reference, merchant_id, method, 'in', reference::text, reference, 'paid', amount, currency, at, at, 'statement', reference, at
    from bench.deposit order by id;
    insert into cashier.deposit (id, merchant_id, member_id, method_code, kind, amount, currency, reference, status, created_at,
      changed_at, credited_at, credited_amount, confirmed_amount, confirmation_id)
    select reference, merchant_id, member_id, method, lower(method), amount, currency, 'D' || upper(replace(reference::text, '-', '')),
      'credited', at, at, at, amount, amount, reference
    from bench.deposit order by id;
    insert into ledger.posting (reference, fingerprint, first_id, last_id, posted_at)
      select reference, sha256(uuid_send(reference)), id, id, at from bench.deposit order by id;
    insert into ledger.transfer (id, created_at, debit_account, credit_account, amount, code, event_at, group_id,
      credit_version, credit_balance)
    select d.id, d.at, c.account_id, d.account_id, d.amount, 'deposit', d.at, d.reference,
      row_number() over running, sum(d.amount) over running
    from bench.deposit d join bench.clearing c using (merchant_id, method)
    window running as (partition by d.account_id order by d.id);
    select setval('ledger.transfer_id', (select max(id) from bench.deposit));
    update ledger.account a set balance = s.amount, version = s.deposits
    from (select account_id, sum(amount) as amount, count(*) as deposits from bench.deposit group by account_id) s
    where a.id = s.account_id;
    select ledger.roll_up_houses((select max(id) from bench.deposit));`);
}
