import { FOOTBALL, footballKind, isFootballMarket } from '@lanna/rules/play/sports/markets/football';
import { parseMarketKey } from '@lanna/rules/play/sports/markets/market';
import { isOutrightMarket, OUTRIGHTS } from '@lanna/rules/play/sports/markets/outright';
import type { Tx } from '../../platform/database.ts';

/** A market of a fixture as its source has it now. Prices left out stay as they are. */
export interface OfferedMarket {
  market: string;
  state?: 'open' | 'suspended' | 'closed';
  prices: readonly { selection: string; odds: number }[];
  /** Selections that are offered no more, until they have a price again. */
  withdrawn?: readonly string[];
}

/**
 * Writes markets and prices as they are from the commit on. A price that differs gets the next version by the table's trigger, which keeps every one that was shown; a market that an operator
 * holds is opened by no source. A selection that its market does not have, or that takes no part in an outright, has no price: nothing could settle it. Rows are written in the order of their keys, so that two sources of one fixture wait for each other and never cross.
 */
export async function setMarkets(
  tx: Tx,
  fixtureId: string,
  markets: readonly OfferedMarket[],
): Promise<void> {
  const rows = markets
    .map((market) => ({ ...market, ...placeOf(market.market) }))
    .toSorted((one, other) => (one.market < other.market ? -1 : 1));
  await tx.query(
    `insert into studio.sports_market (fixture_id, market, place, state, known)
     select $1, m.market, m.place, coalesce(m.state, 'open'), m."on" = case when f.home_id is null then 'outright' else 'match' end
     from jsonb_to_recordset($2) as m(market text, place integer, state text, "on" text) cross join studio.sports_fixture f where f.id = $1 order by m.market
     on conflict (fixture_id, market) do update set state = excluded.state
     where sports_market.held_by is null and sports_market.state <> excluded.state and sports_market.state <> 'closed'`,
    [fixtureId, JSON.stringify(rows.map(({ market, place, state, on }) => ({ market, place, state, on })))],
  );
  const prices = rows.flatMap(({ market, prices: given }) =>
    given
      .filter(({ selection }) => isSelection(market, selection))
      .toSorted((one, other) => (one.selection < other.selection ? -1 : 1))
      .map(({ selection, odds }) => ({ market, selection, odds })),
  );
  await tx.query(
    `insert into studio.sports_price (fixture_id, market, selection, odds)
     select $1, p.market, p.selection, p.odds
     from jsonb_to_recordset($2) as p(market text, selection text, odds integer)
     where not exists (select from studio.sports_outright o where o.fixture_id = $1 and not o.runners ? p.selection) order by p.market, p.selection
     on conflict (fixture_id, market, selection) do update set odds = excluded.odds, withdrawn = false
       where sports_price.odds <> excluded.odds or sports_price.withdrawn`,
    [fixtureId, JSON.stringify(prices)],
  );
  await withdraw(tx, fixtureId, rows);
  await chooseListed(tx, fixtureId);
}

async function withdraw(tx: Tx, fixtureId: string, markets: readonly OfferedMarket[]): Promise<void> {
  const gone = markets.flatMap(({ market, withdrawn = [] }) =>
    withdrawn.map((selection) => ({ market, selection })),
  );
  if (gone.length === 0) return;
  await tx.query(
    `update studio.sports_price p set withdrawn = true from unnest($2::text[], $3::text[]) as g(market, selection)
     where p.fixture_id = $1 and (p.market, p.selection) = (g.market, g.selection) and not p.withdrawn`,
    [fixtureId, gone.map(({ market }) => market), gone.map(({ selection }) => selection)],
  );
}

/** Which markets rows of lists show: 1X2, and of handicap and totals the line whose two prices lie nearest to each other. */
async function chooseListed(tx: Tx, fixtureId: string): Promise<void> {
  await tx.query(
    `with spread as (
       select p.market, split_part(p.market, '/', 1) as kind, split_part(p.market, '/', 2) as period, max(p.odds) - min(p.odds) as gap
       from studio.sports_price p join studio.sports_market m using (fixture_id, market)
       where p.fixture_id = $1 and m.known and m.state <> 'closed' and p.market ~ '^(result|handicap|totals)/'
       group by p.market),
     chosen as (select distinct on (kind, period) market from spread order by kind, period, gap, market)
     update studio.sports_market m set listed = not m.listed
     where m.fixture_id = $1 and m.listed <> exists (select from chosen c where c.market = m.market)`,
    [fixtureId],
  );
}

function isSelection(key: string, selection: string): boolean {
  const market = parseMarketKey(key);
  if (!market || !isFootballMarket(market)) return true;
  return footballKind(market.kind)?.selections.includes(selection) ?? false;
}

const KINDS = FOOTBALL.map(({ kind }) => kind);
const LINES = 200;

/** Where a market stands among others: by the order of the rules, then by its period and line. What is no market of a match or an outright is kept and not shown. */
function placeOf(key: string): { place: number; on: 'match' | 'outright' | 'nothing' } {
  const market = parseMarketKey(key);
  if (market && isOutrightMarket(market))
    return { place: OUTRIGHTS.findIndex(({ kind }) => kind === market.kind), on: 'outright' };
  if (!market || !isFootballMarket(market)) return { place: KINDS.length * LINES * 2, on: 'nothing' };
  const line = (market.line ?? 0) + LINES / 2;
  const period = market.period === 'full' ? 0 : 1;
  return { place: (KINDS.indexOf(market.kind) * 2 + period) * LINES + line, on: 'match' };
}
