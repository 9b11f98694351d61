import type { Value } from '@lanna/contract/endpoint';
import {
  type EARNINGS_GROUPINGS,
  type reportEarnings as endpoint,
  REPORT_ROWS_MAX,
} from '@lanna/contract/oversight/reports/ops';
import { formatMoney } from '@lanna/rules/money';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { type Key, type Source, timeKey } from '../internal/grouped.ts';
import { showReport } from '../internal/show-report.ts';
import type { Period } from '../period.ts';

export type EarningsGrouping = (typeof EARNINGS_GROUPINGS)[number];
export interface EarningsWanted {
  by: readonly EarningsGrouping[];
}
const FIGURES = {
  ggr: 'ggr',
  bonus: 'bonus',
  rebate: 'rebate',
  agentPay: 'agent_pay',
  adjustment: 'adjustment',
  fee: 'fee',
};
type Figure = keyof typeof FIGURES | 'ngr';

/** What is left of GGR after all that was given: docs/figures.md. */
export async function reportEarnings(
  db: Queryable,
  brandIds: readonly string[],
  period: Period,
  wanted: EarningsWanted,
  rowsMax = REPORT_ROWS_MAX,
): Promise<Value<typeof endpoint>> {
  return showReport(db, earnings(brandIds, period, wanted), period, { by: wanted.by, rowsMax, show });
}

function show(currency: string, figures: Record<Figure, bigint>) {
  return {
    currency,
    ggr: formatMoney(figures.ggr),
    bonus: formatMoney(figures.bonus),
    rebate: formatMoney(figures.rebate),
    agentPay: formatMoney(figures.agentPay),
    adjustment: formatMoney(figures.adjustment),
    fee: formatMoney(figures.fee),
    ngr: formatMoney(figures.ngr),
  };
}

function earnings(brandIds: readonly string[], period: Period, { by }: EarningsWanted): Source<Figure> {
  const keys: Record<EarningsGrouping, () => Record<string, Key>> = {
    day: () => ({ period: timeKey('day', period) }),
    month: () => ({ period: timeKey('month', period) }),
    year: () => ({ period: timeKey('year', period) }),
    brand: () => ({ brand: sql`d.merchant_id::text` }),
    category: () => ({ category: sql`coalesce(d.category, '')` }),
    vendor: () => ({ vendor: sql`coalesce(d.source, '')` }),
    game: () => ({ vendor: sql`coalesce(d.source, '')`, game: sql`coalesce(d.game_code, '')` }),
    line: () => ({ line: sql`coalesce(d.line, '')` }),
    country: () => ({ country: sql`coalesce(d.country, '')` }),
    device: () => ({ device: sql`coalesce(d.device, '')` }),
  };
  return {
    rows: earningRows(by),
    where: sql`d.merchant_id = any (${[...brandIds]}::uuid[])`,
    figures: earningFigures(),
    keys: Object.assign({}, ...by.map((word) => keys[word]())),
    currency: sql`d.currency`,
    greatest: 'ngr',
  };
}

/** Of members' play by day: which line, country or device it belongs to. Demo players are in none. */
const PARTS = {
  line: sql`select merchant_id, day, ggr, agent_id::text from teams.line_day`,
  country: sql`select p.merchant_id, p.day, p.stake - p.payout, a.country from bets.member_day p
    join members.account a on a.id = p.member_id and not a.is_demo_player`,
  device: sql`select merchant_id, day, stake - payout, device from bets.device_day`,
};
type Part = keyof typeof PARTS;

/**
 * What belongs to no line, country or device that is known stands in a row of its own, costs among it: what a line has won is taken out of that
 * row, so that the totals are those of every other grouping.
 */
function earningRows(by: readonly EarningsGrouping[]): RawBuilder<unknown> {
  const part = by.find((word): word is Part => word in PARTS);
  if (!part) return sql`reports.ngr_day d`;
  return sql`(select e.*, null::text as ${sql.ref(part)} from reports.ngr_day e
    union all
    select p.merchant_id, b.currency, p.day, way.sign * p.ggr, 0, 0, 0, 0, null, null, null, 0, false, case when way.sign = 1 then p.part end
    from (${PARTS[part]}) p(merchant_id, day, ggr, part)
    join brands.brand b on b.id = p.merchant_id
    cross join (values (1), (-1)) as way(sign)) d`;
}

/** Over rows `d` of `reports.ngr_day`. */
export function earningFigures(): Record<Figure, RawBuilder<unknown>> {
  const sums = Object.entries(FIGURES).map(([name, column]) => [name, sql`sum(d.${sql.ref(column)})`]);
  return {
    ...Object.fromEntries(sums),
    ngr: sql`sum(d.ggr - d.bonus - d.rebate - d.agent_pay - d.adjustment - d.fee)`,
  };
}
