import type { LocalText } from '@lanna/rules/local-text';
import type { Money } from '@lanna/rules/money';
import {
  type BonusFigures,
  type BonusTerms,
  figuresOf,
  money,
  worthOf,
} from '@lanna/rules/rewards/bonuses/terms';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/sql/database.ts';

export interface RewardOffer extends BonusFigures {
  id: string;
  merchantId: string;
  version: number;
  name: LocalText;
  times: number;
  days: number;
  /** Of free rounds: how many, each of which stake. */
  rounds: { count: number; worth: Money } | null;
  /** How many more can be given of the budgets for today. */
  left: number;
}

/** Offers of brands that are given as rewards and run now: what other topics may give, and show before they do. */
export async function rewardOffers(
  db: Queryable,
  brands: readonly { id: string; timeZone: string }[],
  now: Date,
): Promise<RewardOffer[]> {
  if (brands.length === 0) return [];
  const { rows } = await sql<Row>`
    select o.id, o.merchant_id, o.version, v.terms, least(
        o.budget - coalesce((select sum(amount) from bonuses.spent s where s.offer_id = o.id), 0),
        coalesce(o.budget_day - coalesce((select amount from bonuses.spent s where s.offer_id = o.id
          and s.day = (${now}::timestamptz at time zone z.time_zone)::date), 0), o.budget))::bigint as left
    from unnest(${brands.map(({ id }) => id)}::uuid[], ${brands.map(({ timeZone }) => timeZone)}::text[]) z(id, time_zone)
    join bonuses.offer o on o.merchant_id = z.id
    join bonuses.offer_version v on v.offer_id = o.id and v.version = o.version
    where o.state = 'published' and v.only_as_reward
      and (o.starts_at is null or o.starts_at <= ${now}) and (o.ends_at is null or o.ends_at > ${now})
    order by o.made_at desc limit 200`.execute(db);
  return rows.map(({ id, merchant_id: merchantId, version, terms, left }) => {
    const figures = figuresOf(terms, worthOf(terms) ?? money(terms.amount ?? '0'), 0n);
    return {
      ...{ id, merchantId, version, name: terms.name, times: terms.wagering.times, days: terms.days },
      rounds: terms.rounds ? { count: terms.rounds.count, worth: money(terms.rounds.worth) } : null,
      ...figures,
      left: piecesOf(left, figures.amount),
    };
  });
}

interface Row {
  id: string;
  merchant_id: string;
  version: number;
  terms: BonusTerms;
  left: Money;
}

const PIECES_MOST = 1_000_000n;

function piecesOf(left: Money, each: Money): number {
  if (left <= 0n) return 0;
  const pieces = each > 0n ? left / each : PIECES_MOST;
  return Number(pieces < PIECES_MOST ? pieces : PIECES_MOST);
}
