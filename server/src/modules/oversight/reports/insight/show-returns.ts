import type { Value } from '@lanna/contract/endpoint';
import {
  BETS_LEAST,
  type showReturns as endpoint,
  RETURN_DAYS_MAX,
} from '@lanna/contract/oversight/reports/returns';
import type { Language } from '@lanna/contract/people/members/members';
import { vendorGroup } from '@lanna/contract/play/catalogue/catalogue';
import { formatMoney } from '@lanna/rules/money';
import { sql } from 'kysely';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { nameKeys } from '../internal/name-keys.ts';
import type { Period } from '../period.ts';

/** Ninety-nine of a hundred lie within so many standard errors. */
const WITHIN = 2.576;

/** What each game returned of its stakes beside what it states, and by how much chance alone may part the two. Free bets have no stake and are left out. */
export async function showReturns(
  db: Queryable,
  reader: { brandIds: readonly string[]; language: Language },
  period: Period,
  { category }: { category?: string | undefined },
): Promise<Value<typeof endpoint>> {
  if (period.days > RETURN_DAYS_MAX)
    throw new Refusal('invalid_input', { fields: [{ field: 'from', rule: 'period' }] });
  const { rows } = await sql<{
    vendor: string;
    game: string;
    category: string;
    currency: string;
    bets: bigint;
    stake: bigint;
    payout: bigint;
    stated: number | null;
    measured: number;
    band: number;
  }>`
    with bet as (
      select c.source, c.game_code, c.category, b.currency, c.stake, c.payout, c.stake::float8 as s, c.payout::float8 as p
      from bets.counted_bet c join brands.brand b on b.id = c.merchant_id
      where not exists (select from members.demo_members() m where m.member_id = c.member_id) and c.merchant_id = any (${[...reader.brandIds]}::uuid[]) and c.day between ${period.from}::date and ${period.to}::date and c.stake > 0
        ${category ? sql`and c.category = ${category}` : sql``}
    ), game as (
      select source, game_code, min(category) as category, currency, count(*) as bets, sum(stake)::bigint as stake, sum(payout)::bigint as payout,
        sum(s) as s, sum(p) / sum(s) as share, sum(p * p) as pp, sum(p * s) as ps, sum(s * s) as ss
      from bet group by source, game_code, currency
    ), stated as (
      select v.code as source, g.code as game_code, g.rtp_basis_points as stated
      from catalogue.game_card g join catalogue.vendor_record v on v.id = g.vendor_id
    )
    select g.source as vendor, g.game_code as game, g.category, g.currency, g.bets, g.stake, g.payout, t.stated,
      round(10000 * g.share)::float8 as measured,
      round(10000 * ${WITHIN}::float8 * sqrt(greatest(g.pp - 2 * m.middle * g.ps + m.middle * m.middle * g.ss, 0)) / g.s)::float8 as band
    from game g
    left join stated t using (source, game_code)
    cross join lateral (select coalesce(t.stated / 10000.0, g.share)::float8 as middle) m
    order by g.stake desc, g.source, g.game_code`.execute(db);
  const { rows: ofDemo } = await sql<{ currency: string; bets: bigint; stake: bigint; payout: bigint }>`
    select b.currency, count(*) as bets, sum(c.stake)::bigint as stake, sum(c.payout)::bigint as payout
    from members.demo_members() m join bets.counted_bet c on c.member_id = m.member_id join brands.brand b on b.id = c.merchant_id
    where c.merchant_id = any (${[...reader.brandIds]}::uuid[]) and c.day between ${period.from}::date and ${period.to}::date and c.stake > 0
      ${category ? sql`and c.category = ${category}` : sql``}
    group by b.currency order by b.currency`.execute(db);
  const named = await nameKeys(
    db,
    rows.map((row) => ({ row, key: { vendor: row.vendor, game: row.game } as Record<string, string> })),
    reader.language,
  );
  return {
    period: { from: period.from, to: period.to },
    games: named.map(({ key, row }) => ({
      ...{ vendor: row.vendor, vendorName: key['vendorName'] ?? row.vendor },
      ...{ game: row.game, gameName: key['gameName'] ?? row.game },
      category: vendorGroup.parse(row.category),
      currency: row.currency,
      bets: Number(row.bets),
      stake: formatMoney(row.stake),
      payout: formatMoney(row.payout),
      ...{ measured: row.measured, stated: row.stated, band: row.band },
      outside:
        row.stated !== null &&
        Number(row.bets) >= BETS_LEAST &&
        Math.abs(row.measured - row.stated) > row.band,
    })),
    demo: ofDemo.map(({ currency, bets, stake, payout }) => ({
      ...{ currency, bets: Number(bets) },
      ...{ stake: formatMoney(stake), payout: formatMoney(payout) },
    })),
  };
}
