import { sql } from 'kysely';
import type { Queryable } from '../../platform/database.ts';

/** Something that must never be true: which rule, and the first row that breaks it. */
export interface Breach {
  rule: string;
  row: Record<string, unknown>;
}

/**
 * Each query selects the rows that break its rule. All of them read whole tables: for tests, `npm run verify` and a
 * quiet hour. The caller gives a snapshot (a repeatable-read transaction) where bets may be coming in meanwhile.
 */
const RULES: Record<string, string> = {
  'a player balance is the sum of its transfers': `
    select a.id as account, a.balance, coalesce(s.sum, 0) as transfers
    from ledger.account a
    left join (
      select player_account as id, sum(case when credit_account = player_account then amount else -amount end) as sum
      from ledger.transfer where player_account is not null group by player_account
    ) s using (id)
    where a.kind = 'player' and a.balance <> coalesce(s.sum, 0) order by a.id limit 1`,
  'a player account counts its transfers without a gap': `
    select a.id as account, a.version, coalesce(s.transfers, 0) as transfers, s.last_version
    from ledger.account a
    left join (
      select player_account as id, count(*) as transfers, count(distinct player_version) as versions,
        max(player_version) as last_version
      from ledger.transfer where player_account is not null group by player_account
    ) s using (id)
    where a.kind = 'player' and (a.version <> coalesce(s.transfers, 0) or a.version <> coalesce(s.versions, 0)
      or a.version <> coalesce(s.last_version, 0))
    order by a.id limit 1`,
  'each transfer carries on from the balance before it': `
    select id as transfer, player_account as account, player_version as version, player_balance as balance, before
    from (
      select *, lag(player_balance, 1, 0::bigint) over (partition by player_account order by player_version) as before
      from ledger.transfer where player_account is not null
    ) t
    where player_balance <> before + case when credit_account = player_account then amount else -amount end
    order by id limit 1`,
  'a house balance is the sum of its transfers up to the roll-up': `
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
    where a.kind <> 'player' and a.balance <> coalesce(s.sum, 0) order by a.id limit 1`,
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
      where a.kind <> 'player'
    ) balances
    group by merchant_id, currency having sum(balance) <> 0 order by 1, 2 limit 1`,
  'money stays within a brand and a currency, and never goes from player to player': `
    select t.id as transfer, t.debit_account, t.credit_account
    from ledger.transfer t
    left join ledger.account d on d.id = t.debit_account
    left join ledger.account c on c.id = t.credit_account
    where (d.merchant_id, d.currency) is distinct from (c.merchant_id, c.currency)
      or d.id is null or c.id is null or (d.kind = 'player' and c.kind = 'player')
      or t.player_account is distinct from
        case when d.kind = 'player' then d.id when c.kind = 'player' then c.id end
    order by t.id limit 1`,
  'nothing held is negative, and every balance covers what is held': `
    select id as account, balance, held, min_balance from ledger.account
    where held < 0 or balance - held < min_balance order by id limit 1`,
};

/** Every rule of the ledger that does not hold; empty when all is well. */
export async function checkInvariants(db: Queryable): Promise<Breach[]> {
  return breachesOf(db, RULES);
}

/** Runs rules of the form "query that selects what breaks it", one after another. */
export async function breachesOf(db: Queryable, rules: Record<string, string>): Promise<Breach[]> {
  const breaches: Breach[] = [];
  for (const [rule, query] of Object.entries(rules)) {
    const { rows } = await sql.raw<Record<string, unknown>>(query).execute(db);
    const [row] = rows;
    if (row) breaches.push({ rule, row });
  }
  return breaches;
}
