import type { LocalText } from '@lanna/rules/local-text';
import { footballKind } from '@lanna/rules/play/sports/markets/football';
import { parseMarketKey } from '@lanna/rules/play/sports/markets/market';
import { isOutrightMarket } from '@lanna/rules/play/sports/markets/outright';
import type { FixtureState, SportsFixture, SportsMarket, SportsName } from '../../../sports-api.ts';
import type { Tx } from '../../platform/database.ts';

/** For queries whose `f` is a fixture, `c` its competition, `h` and `a` its teams, `o` what an outright is on: its title stands where a match has its teams. A season of the house takes no bets while a round of it is played, and takes them again afterwards. */
export const FIXTURE_COLUMNS = `f.id, f.competition_id as "competitionId", c.virtual, coalesce(h.names, o.names) as home, coalesce(a.names, o.names) as away, f.starts_at as "startsAt",
  o.runners, o.ends_at as "endsAt",
  case when case f.state when 'prematch' then coalesce(sl.before, f.source like 'feed:%') or (o.fixture_id is not null and f.source = 'house' and f.starts_at <= clock_timestamp()) when 'live' then coalesce(sl.live, f.source like 'feed:%') end
    then 'suspended' else f.state end as state`;
/** As `studio.sports_is_silent` has it, of all feeds at once: lists ask for a thousand matches. */
export const SILENT_FEEDS = `(
  select 'feed:' || feed as source,
    not bool_or(producer = 'prematch' and gap_since is null and last_at > clock_timestamp() - interval '60 seconds') as before,
    not bool_or(producer = 'live' and gap_since is null and last_at > clock_timestamp() - interval '20 seconds') as live
  from studio.sports_feed group by feed)`;
export const FIXTURE_TABLES = `studio.sports_fixture f join studio.sports_competition c on c.id = f.competition_id
  left join studio.sports_team h on h.id = f.home_id left join studio.sports_team a on a.id = f.away_id left join studio.sports_outright o on o.fixture_id = f.id
  left join ${SILENT_FEEDS} as sl on sl.source = f.source`;

export interface FixtureRow {
  id: string;
  competitionId: string;
  virtual: boolean;
  home: LocalText;
  away: LocalText;
  startsAt: Date;
  state: FixtureState;
  /** Of an outright: by selection. */
  runners: Record<string, LocalText> | null;
  endsAt: Date | null;
}

export function showFixture(row: FixtureRow): SportsFixture {
  const { id, competitionId, virtual, state } = row;
  return {
    ...{ id, competition: competitionId, home: nameOf(row.home), away: nameOf(row.away) },
    ...{ startsAt: row.startsAt.toISOString(), state, virtual },
    outright: row.runners && { runners: namesOf(row.runners), endsAt: row.endsAt?.toISOString() ?? '' },
  };
}

export function namesOf(runners: Readonly<Record<string, LocalText>>): Record<string, SportsName> {
  return Object.fromEntries(Object.entries(runners).map(([selection, names]) => [selection, nameOf(names)]));
}

export function nameOf(names: LocalText): SportsName {
  return { ...names, TH: names.TH ?? names.EN ?? '', EN: names.EN ?? names.TH ?? '' };
}

/** Markets of fixtures in the order of the rules, by fixture; what no rules know is kept and not shown. */
export async function readMarkets(
  tx: Tx,
  fixtureIds: readonly string[],
  { listedOnly }: { listedOnly: boolean },
): Promise<Map<string, SportsMarket[]>> {
  const { rows } = await tx.query<{ fixture: string; prices: PriceRow[] }>({
    name: listedOnly ? 'sports listed markets' : 'sports markets',
    text: `select m.fixture_id as fixture, json_agg(json_build_array(m.market, m.state, p.selection, p.odds, p.version) order by m.place, m.market) as prices
     from studio.sports_market m join studio.sports_price p using (fixture_id, market)
     where m.fixture_id = any($1) and m.known and not p.withdrawn ${listedOnly ? 'and m.listed' : ''} group by m.fixture_id`,
    values: [fixtureIds],
  });
  return new Map(rows.map(({ fixture, prices }) => [fixture, marketsOf(prices)]));
}

/** Market, its state, selection, odds, version: very many at once, so without names. */
type PriceRow = [string, SportsMarket['state'], string, number, number];

function marketsOf(rows: readonly PriceRow[]): SportsMarket[] {
  const markets = new Map<string, SportsMarket>();
  for (const [market, state, selection, odds, version] of rows) {
    const known = markets.get(market);
    if (known) known.prices.push({ selection, odds, version });
    else markets.set(market, { market, state, prices: [{ selection, odds, version }] });
  }
  return [...markets.values()].map((one) => ({ ...one, prices: inOrder(one.market, one.prices) }));
}

/** As the rules name them: home before draw before away. Of an outright who is likeliest comes first. */
function inOrder(key: string, prices: SportsMarket['prices']): SportsMarket['prices'] {
  const selections = footballKind(key.slice(0, key.indexOf('/')))?.selections;
  if (!selections) return prices.toSorted((one, other) => one.odds - other.odds);
  return prices.toSorted(
    (one, other) => selections.indexOf(one.selection) - selections.indexOf(other.selection),
  );
}

export function isOutright(key: string): boolean {
  const market = parseMarketKey(key);
  return market !== undefined && isOutrightMarket(market);
}

export async function readFixtures(tx: Tx, ids: readonly string[]): Promise<Map<string, SportsFixture>> {
  const { rows } = await tx.query<FixtureRow>(
    `select ${FIXTURE_COLUMNS} from ${FIXTURE_TABLES} where f.id = any($1)`,
    [ids],
  );
  return new Map(rows.map((row) => [row.id, showFixture(row)]));
}

export async function readCompetitions(tx: Tx, ids: readonly string[]) {
  const { rows } = await tx.query<{ id: string; names: LocalText; virtual: boolean }>(
    'select id, names, virtual from studio.sports_competition where id = any($1) order by virtual, id',
    [ids],
  );
  return rows.map(({ id, names, virtual }) => ({ id, name: nameOf(names), virtual }));
}

/** Pages count from the time of the database, not from their own clock. */
export async function databaseNow(tx: Tx): Promise<string> {
  const { rows } = await tx.query<{ now: Date }>('select clock_timestamp() as now');
  return (rows[0]?.now ?? new Date()).toISOString();
}
