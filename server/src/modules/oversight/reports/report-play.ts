import type { Value } from '@lanna/contract/endpoint';
import type {
  reportPlay as endpoint,
  PLAY_GROUPINGS,
  PlayFigures,
} from '@lanna/contract/oversight/reports/ops';
import { REPORT_ROWS_MAX } from '@lanna/contract/oversight/reports/ops';
import type { Language } from '@lanna/contract/people/members/members';
import { formatMoney } from '@lanna/rules/money';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../../platform/sql/database.ts';
import { type Key, readGrouped, type Source, type Sums, timeKey } from './internal/grouped.ts';
import { ledgerOfPlay } from './internal/ledger-of-play.ts';
import { nameKeys } from './internal/name-keys.ts';
import type { Period } from './period.ts';

export type PlayGrouping = (typeof PLAY_GROUPINGS)[number];
export interface PlayWanted {
  by: readonly PlayGrouping[];
  category?: string | undefined;
  vendor?: string | undefined;
  game?: string | undefined;
}
type Figure = 'bets' | 'stake' | 'freeStake' | 'payout' | 'validTurnover';

/** What settled bets came to: from the sums by day and game, and what is not added to them yet. */
export async function reportPlay(
  db: Queryable,
  reader: { brandIds: readonly string[]; language: Language },
  period: Period,
  wanted: PlayWanted,
): Promise<Value<typeof endpoint>> {
  const { rows, more, totals, demo } = await readPlay(db, reader, period, wanted, REPORT_ROWS_MAX);
  const isWhole = !(wanted.category || wanted.vendor || wanted.game);
  const ledger = isWhole ? await ledgerOfPlay(db, reader.brandIds, period) : undefined;
  const comparesRows = !wanted.by.some((word) => word === 'month' || word === 'year');
  return {
    period: { from: period.from, to: period.to, days: period.days },
    before: period.before,
    rows: rows.map((row) => ({
      key: row.key,
      figures: { currency: row.currency ?? '', ...showPlay(row.figures) },
      before: comparesRows ? { currency: row.currency ?? '', ...showPlay(row.before) } : null,
    })),
    more,
    totals: totals.map((total) => ({
      ...showSums(total),
      ledger: ledger ? besideLedger(total, demo, ledger.get(total.currency ?? '') ?? 0n) : null,
    })),
    demo: demo.map(showSums),
  };
}

/** Rows with the names of their vendors and games, and the totals. */
export async function readPlay(
  db: Queryable,
  reader: { brandIds: readonly string[]; language: Language },
  period: Period,
  wanted: PlayWanted,
  rowsMax: number,
): ReturnType<typeof readGrouped<Figure>> {
  const read = await readGrouped(db, playSource(reader.brandIds, period, wanted), period, rowsMax);
  return { ...read, rows: await nameKeys(db, read.rows, reader.language) };
}

export function showPlay(figures: Record<Figure, bigint>): PlayFigures {
  return {
    bets: Number(figures.bets),
    stake: formatMoney(figures.stake),
    freeStake: formatMoney(figures.freeStake),
    payout: formatMoney(figures.payout),
    ggr: formatMoney(figures.stake - figures.payout),
    validTurnover: formatMoney(figures.validTurnover),
  };
}

function playSource(brandIds: readonly string[], period: Period, wanted: PlayWanted): Source<Figure> {
  const { category, vendor, game } = wanted;
  const filters: RawBuilder<unknown>[] = [sql`d.merchant_id = any (${[...brandIds]}::uuid[])`];
  if (category) filters.push(sql`d.category = ${category}`);
  if (vendor) filters.push(sql`d.source = ${vendor}`);
  if (game) filters.push(sql`d.game_code = ${game}`);
  return {
    rows: sql`bets.game_day d`,
    where: sql.join(filters, sql` and `),
    figures: {
      bets: sql`sum(d.bets)`,
      stake: sql`sum(d.stake)`,
      freeStake: sql`sum(d.free_stake)`,
      payout: sql`sum(d.payout)`,
      validTurnover: sql`sum(d.valid_turnover)`,
    },
    keys: Object.assign({}, ...wanted.by.map((word) => keysOf(word, period))),
    currency: sql`d.currency`,
    greatest: 'stake',
  };
}

function keysOf(word: PlayGrouping, period: Period): Record<string, Key> {
  switch (word) {
    case 'brand':
      return { brand: sql`d.merchant_id::text` };
    case 'category':
      return { category: sql`d.category` };
    case 'vendor':
      return { vendor: sql`d.source` };
    case 'game':
      return { vendor: sql`d.source`, game: sql`d.game_code` };
    default:
      return { period: timeKey(word, period) };
  }
}

function showSums({ currency, figures, before }: Sums<Figure>) {
  return {
    figures: { currency: currency ?? '', ...showPlay(figures) },
    before: { currency: currency ?? '', ...showPlay(before) },
  };
}

/** The ledger's other sides of bets do not know whose a free bet was, so it is compared with all that was played. */
function besideLedger(total: Sums<Figure>, demo: readonly Sums<Figure>[], ofAll: bigint) {
  const played = ({ figures }: Sums<Figure>) => figures.stake + figures.freeStake - figures.payout;
  const ofDemo = demo.filter(({ currency }) => currency === total.currency).map(played);
  const net = ofDemo.reduce((rest, moved) => rest - moved, ofAll);
  return { net: formatMoney(net), difference: formatMoney(net - played(total)) };
}
