import type { Value } from '@lanna/contract/endpoint';
import type { simulateOffer as endpoint } from '@lanna/contract/rewards/bonuses/ops';
import { formatMoney } from '@lanna/rules/money';
import { SIMULATED_KINDS, type SimulatedMember, simulation } from '@lanna/rules/rewards/bonuses/simulate';
import type { BonusTerms } from '@lanna/rules/rewards/bonuses/terms';
import { sql } from 'kysely';
import type { ListScope } from '../../../../platform/ops/list-parts.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Database, Tx } from '../../../../platform/sql/database.ts';
import { brandDay } from '../offering/brand-day.ts';
import { opsOffers } from './list-ops-offers.ts';

const DAYS = 30;
const DAY_MS = 24 * 3_600_000;
const ROWS_AT_ONCE = 20_000;
/** The look at a month of bets may take longer than a call's statement usually does. */
const STATEMENT_LIMIT = '60s';

/**
 * What an offer's terms, as they were saved last, would have come to with the bets and deposits of the last thirty days. Bets of an hour and a kind of game are
 * taken together; nothing is written. One at a time in a brand. Refuses with `not_found`, `bonus_simulation_impossible`, `bonus_simulation_runs`.
 */
export async function simulateOffer(
  { db, brands }: { db: Database; brands: ListScope['brands'] },
  id: string,
  now: Date,
): Promise<Value<typeof endpoint>> {
  const offer = await opsOffers.one({ db: db.kysely, brands }, id);
  const terms = offer.terms as BonusTerms;
  if (!(SIMULATED_KINDS as readonly string[]).includes(terms.kind))
    throw new Refusal('bonus_simulation_impossible');
  const brand = brands.find(({ code }) => code === offer.brand);
  if (!brand) throw new Refusal('not_found');
  const { today } = brandDay(now, brand.timeZone);
  const to = Temporal.PlainDate.from(today).toZonedDateTime(brand.timeZone).epochMilliseconds;
  const span = { from: new Date(to - DAYS * DAY_MS), to: new Date(to) };
  const begins = (at: number) =>
    Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(brand.timeZone).offsetNanoseconds /
    1_000_000;
  const offset = begins(to - 1);
  const dayOf = (at: number) => Math.floor((at + offset) / DAY_MS);
  // The first of January 1970 was a Thursday.
  const time = { to, dayOf, weekOf: (at: number) => Math.floor((dayOf(at) + 3) / 7) };
  const { granted, kept, ...counts } = await db.transaction(async (tx) => {
    await refuseSecond(tx, brand.id);
    await sql`select set_config('statement_timeout', ${STATEMENT_LIMIT}, true)`.execute(tx);
    const running = simulation(terms, time);
    for await (const member of months(tx, { brand, terms, span })) running.add(member);
    return running.result();
  });
  return {
    ...counts,
    from: span.from.toISOString(),
    to: span.to.toISOString(),
    granted: formatMoney(granted),
    kept: formatMoney(kept),
  };
}

async function refuseSecond(tx: Tx, brandId: string): Promise<void> {
  const { rows } = await sql<{ is_first: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`bonuses simulation ${brandId}`}, 0)) as is_first`.execute(
    tx,
  );
  if (!rows[0]?.is_first) throw new Refusal('bonus_simulation_runs');
}

interface Row {
  member_id: string;
  at: string;
  category: string | null;
  turnover: bigint;
  lost: bigint;
  deposit: bigint | null;
  is_first: boolean;
  level: number;
  contacts: string[];
}

interface Month {
  brand: { id: string; currency: string };
  terms: BonusTerms;
  span: { from: Date; to: Date };
}

/** Members one after the other, each with all of the month; read in parts, so that no month has to fit into memory. */
async function* months(tx: Tx, month: Month): AsyncGenerator<SimulatedMember> {
  await openCursor(tx, month);
  let member: { id: string; of: Gathered } | undefined;
  while (true) {
    const { rows } = await sql<Row>`fetch ${sql.raw(String(ROWS_AT_ONCE))} from simulated`.execute(tx);
    for (const row of rows) {
      if (member?.id !== row.member_id) {
        if (member) yield member.of;
        member = { id: row.member_id, of: gathered(row) };
      }
      add(member.of, row);
    }
    if (rows.length < ROWS_AT_ONCE) break;
  }
  if (member) yield member.of;
}

interface Gathered extends SimulatedMember {
  deposits: SimulatedMember['deposits'][number][];
  play: SimulatedMember['play'][number][];
}

function gathered({ level, contacts }: Row): Gathered {
  return { deposits: [], play: [], level, contacts };
}

function add({ deposits, play }: Gathered, row: Row): void {
  const at = Number(row.at);
  if (row.deposit !== null) deposits.push({ at, amount: row.deposit, isFirst: row.is_first });
  else if (row.category !== null)
    play.push({ at, category: row.category, turnover: row.turnover, lost: row.lost });
}

async function openCursor(tx: Tx, { brand, terms, span }: Month): Promise<void> {
  await sql`
    declare simulated no scroll cursor for
    with month as (
      select p.member_id, date_trunc('hour', p.placed_at) as at, p.category, sum(p.valid_turnover)::bigint as turnover,
        sum(p.stake - p.payout)::bigint as lost
      from bets.placed_bet p
      where p.merchant_id = ${sql.lit(brand.id)}::uuid and p.currency = ${sql.lit(brand.currency)}
        and p.placed_at >= ${sql.lit(span.from.toISOString())}::timestamptz and p.placed_at < ${sql.lit(span.to.toISOString())}::timestamptz
        and p.status in ('won', 'lost') and p.source || '/' || p.game_code <> all (${sql.lit(`{${terms.excluded.map((game) => JSON.stringify(game)).join(',')}}`)}::text[])
      group by 1, 2, 3
    ), deposits as (
      select d.member_id, d.event_at as at, d.amount,
        not exists (select from ledger.wallet_deposit e where e.member_id = d.member_id and e.transfer_id < d.transfer_id) as is_first
      from ledger.wallet_deposit d
      where d.merchant_id = ${sql.lit(brand.id)}::uuid and d.currency = ${sql.lit(brand.currency)}
        and d.created_at >= ${sql.lit(span.from.toISOString())}::timestamptz and d.created_at < ${sql.lit(span.to.toISOString())}::timestamptz
    )
    select r.member_id, (extract(epoch from r.at) * 1000)::bigint::text as at, r.category, r.turnover, r.lost, r.deposit, r.is_first,
      a.rank_level as level,
      array_remove(array[case when c.mobile_verified_at is not null then 'mobile' end, case when c.email_verified_at is not null then 'email' end], null)
        || array(select p.service from linked_accounts.proved_account p where p.member_id = r.member_id) as contacts
    from (
      select member_id, at, category, turnover, lost, null::bigint as deposit, false as is_first from month
      union all
      select member_id, at, null, 0, 0, amount, is_first from deposits) r
    join members.account a on a.id = r.member_id and a.type <> 4 join members.credential c on c.id = r.member_id
    order by r.member_id, r.at`.execute(tx);
}
