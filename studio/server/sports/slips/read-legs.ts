import type { LocalText } from '@lanna/rules/local-text';
import type { Slip } from '@lanna/rules/play/sports/slips/slip';
import type { SlipLegWanted } from '../../../sports-api.ts';
import type { Tx } from '../../platform/database.ts';
import { SILENT_FEEDS } from '../reading/show-fixture.ts';
import type { LegRow } from './slip-row.ts';

/** A leg as it is offered now. */
export interface OfferedLeg extends SlipLegWanted {
  state: 'open' | 'suspended' | 'ended' | 'not_offered';
  /** The price now, where there is one. */
  now: number | null;
  nowVersion: number | null;
  competitionId: string | null;
  startsAt: Date | null;
  /** When it is expected to be over: an outright long after its bets. */
  endsAt: Date | null;
  isOutright: boolean;
  /** As a slip is called by; null where it is not there. */
  names: Pick<LegRow, 'home' | 'away' | 'runner' | 'virtual'> | null;
}

/**
 * Holds fixtures to the end of the transaction, so that closing one, and its result, wait for the slips on it. Gives those it holds: all, or with `waits: false` those that may take bets and that no
 * other transaction is changing. One that is being settled is not among them: its settlement locks exposures before the fixture, slips after it.
 */
export async function holdFixtures(
  tx: Tx,
  fixtureIds: readonly string[],
  { waits }: { waits: boolean },
): Promise<ReadonlySet<string>> {
  const { rows } = await tx.query<{ id: string }>({
    name: waits ? 'sports hold fixtures' : 'sports hold free fixtures',
    text: `select id from studio.sports_fixture where id = any($1) ${waits ? '' : "and state in ('prematch', 'suspended')"} order by id for share ${waits ? '' : 'skip locked'}`,
    values: [[...new Set(fixtureIds)]],
  });
  return new Set(rows.map(({ id }) => id));
}

/** A season of the house (`f`, `o`): when a round kicks off it is suspended, and not over. */
const PAUSES = "(o.fixture_id is not null and f.source = 'house')";

/** The legs as they are now, by the database's clock: a bet is taken until kick-off and not a millisecond later. */
export async function readLegs(tx: Tx, legs: readonly SlipLegWanted[]): Promise<OfferedLeg[]> {
  const { rows } = await tx.query<{
    n: string;
    fixture_state: string | null;
    before_start: boolean | null;
    market_state: string | null;
    odds: number | null;
    version: number | null;
    competition_id: string | null;
    starts_at: Date | null;
    ends_at: Date | null;
    is_outright: boolean;
    home: LocalText | null;
    away: LocalText | null;
    runner: LocalText | null;
    virtual: boolean | null;
  }>({
    name: 'sports legs',
    text: `select l.n, case when f.state = 'prematch' and (coalesce(sl.before, f.source like 'feed:%') or (${PAUSES} and f.starts_at <= clock_timestamp())) then 'suspended' else f.state end as fixture_state,
       ${PAUSES} or f.starts_at > clock_timestamp() as before_start, f.competition_id, f.starts_at,
       coalesce(o.ends_at, f.starts_at) as ends_at, o.fixture_id is not null as is_outright, m.state as market_state, p.odds, p.version,
       coalesce(h.names, o.names) as home, coalesce(a.names, o.names) as away, o.runners -> l.selection as runner, c.virtual
     from unnest($1::uuid[], $2::text[], $3::text[]) with ordinality as l(fixture, market, selection, n)
       left join studio.sports_fixture f on f.id = l.fixture
       left join studio.sports_competition c on c.id = f.competition_id
       left join studio.sports_team h on h.id = f.home_id left join studio.sports_team a on a.id = f.away_id
       left join studio.sports_outright o on o.fixture_id = f.id
       left join ${SILENT_FEEDS} as sl on sl.source = f.source
       left join studio.sports_market m on m.fixture_id = f.id and m.market = l.market and m.known
       left join studio.sports_price p on p.fixture_id = m.fixture_id and p.market = m.market and p.selection = l.selection and not p.withdrawn
     order by l.n`,
    values: [legs.map((leg) => leg.fixture), legs.map((leg) => leg.market), legs.map((leg) => leg.selection)],
  });
  return legs.map((leg, at) => {
    const row = rows[at];
    return {
      ...leg,
      ...{ now: row?.odds ?? null, nowVersion: row?.version ?? null },
      ...{ competitionId: row?.competition_id ?? null, startsAt: row?.starts_at ?? null },
      ...{ endsAt: row?.ends_at ?? null, isOutright: row?.is_outright ?? false, names: namesOf(row) },
      state: stateOf(row),
    };
  });
}

function namesOf(
  row:
    | { home: LocalText | null; away: LocalText | null; runner: LocalText | null; virtual: boolean | null }
    | undefined,
): OfferedLeg['names'] {
  if (!row?.home || !row.away) return null;
  return { home: row.home, away: row.away, runner: row.runner, virtual: row.virtual ?? false };
}

function stateOf(
  row:
    | {
        fixture_state: string | null;
        before_start: boolean | null;
        market_state: string | null;
        odds: number | null;
      }
    | undefined,
): OfferedLeg['state'] {
  if (!row || row.fixture_state === null || row.market_state === null || row.odds === null)
    return 'not_offered';
  const { fixture_state: fixture, market_state: market } = row;
  if (!row.before_start || market === 'closed' || (fixture !== 'prematch' && fixture !== 'suspended'))
    return 'ended';
  return fixture === 'suspended' || market === 'suspended' ? 'suspended' : 'open';
}

/** A slip of the rules, at the prices given. */
export function slipOf(
  { type, sizes }: Pick<Slip, 'type' | 'sizes'>,
  legs: readonly { fixture: string; market: string; selection: string; odds: number }[],
): Slip {
  return {
    type,
    sizes,
    legs: legs.map(({ fixture, market, selection, odds }) => ({ fixture, market, selection, odds })),
  };
}
