import { formatMoney } from '@lanna/rules/money';
import { footballKind } from '@lanna/rules/play/sports/markets/football';
import { parseMarketKey } from '@lanna/rules/play/sports/markets/market';
import { SLIP_BOUNDS } from '@lanna/rules/play/sports/slips/bounds';
import { marketName, selectionName } from '../../../rules/sports/market-names.ts';
import type {
  OfficeFixture,
  OfficeFixtureLine,
  OfficeMarket,
  OfficeResult,
} from '../../../sports-office-api.ts';
import { BackOfficeRefusal } from '../../back-office/back-office-refusal.ts';
import type { OfficeSession } from '../../back-office/session.ts';
import type { Tx } from '../../platform/database.ts';
import { HOUSE } from '../league/lead-lane.ts';
import { isOutright } from '../reading/show-fixture.ts';
import { readOfficeLine } from './list-office-fixtures.ts';
import { listPriceErrors } from './price-errors.ts';

/** A match with what could be lost on each selection, its results by version, and who has typed the next one. Refuses `not_found`. */
export async function readOfficeFixture(
  tx: Tx,
  session: OfficeSession,
  fixtureId: string,
): Promise<OfficeFixture> {
  const line = await readOfficeLine(tx, session, fixtureId);
  if (!line) throw new BackOfficeRefusal('not_found');
  const { rows: reports } = await tx.query<{ person: string }>(
    'select person_name as person from studio.sports_report where fixture_id = $1 and compared_at is null',
    [fixtureId],
  );
  return {
    ...line,
    markets: await readMarkets(tx, fixtureId, line),
    results: await readResults(tx, fixtureId),
    priceErrors: await listPriceErrors(tx, fixtureId, line),
    reportedBy: reports[0]?.person ?? null,
    mayReport: line.source !== HOUSE,
  };
}

interface SelectionRow {
  market: string;
  state: OfficeMarket['state'];
  heldBy: string | null;
  known: boolean;
  selection: string;
  odds: number;
  version: number;
  withdrawn: boolean;
  held: bigint;
  slips: number;
}

async function readMarkets(
  tx: Tx,
  fixtureId: string,
  { home, away, outright }: Pick<OfficeFixtureLine, 'home' | 'away' | 'outright'>,
): Promise<OfficeMarket[]> {
  const { rows } = await tx.query<SelectionRow>(
    `select m.market, m.state, m.held_by as "heldBy", m.known, p.selection, p.odds, p.version, p.withdrawn, coalesce(e.held, 0)::bigint as held, coalesce(e.slips, 0) as slips
     from studio.sports_market m join studio.sports_price p using (fixture_id, market)
       left join studio.sports_exposure e on (e.fixture_id, e.market, e.selection) = (p.fixture_id, p.market, p.selection)
     where m.fixture_id = $1 order by m.place, m.market, p.selection`,
    [fixtureId],
  );
  const named = (market: string, selection: string) => {
    if (outright) return outright[selection] ?? { TH: selection, EN: selection };
    return ofSides(market, selection);
  };
  const ofSides = (market: string, selection: string) => ({
    TH: selectionName(market, selection, { home: home.TH, away: away.TH }, 'TH'),
    EN: selectionName(market, selection, { home: home.EN, away: away.EN }, 'EN'),
  });
  return [...Map.groupBy(rows, ({ market }) => market).values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { market, state, heldBy, known } = first;
    return {
      ...{ market, state, heldBy, known },
      name: { TH: marketName(market, 'TH'), EN: marketName(market, 'EN') },
      selections: inOrder(market, group).map(({ selection, odds, version, withdrawn, held, slips }) => ({
        ...{ selection, name: named(market, selection), odds, version, withdrawn, slips },
        held: formatMoney(held),
        heldMost: formatMoney(SLIP_BOUNDS.liabilityOfSelection),
      })),
    };
  });
}

/** As the rules name them: home before draw before away. */
function inOrder(key: string, rows: readonly SelectionRow[]): SelectionRow[] {
  if (isOutright(key)) return rows.toSorted((one, other) => one.odds - other.odds);
  const known = footballKind(parseMarketKey(key)?.kind ?? '')?.selections ?? [];
  return rows.toSorted((one, other) => known.indexOf(one.selection) - known.indexOf(other.selection));
}

async function readResults(tx: Tx, fixtureId: string): Promise<OfficeResult[]> {
  const { rows } = await tx.query<Omit<OfficeResult, 'madeAt'> & { madeAt: Date }>(
    `select r.version, r.ended as end, r.source, r.reason, r.made_at as "madeAt", r.made_by as "madeBy", r.approved_by as "approvedBy",
       s.slips, s.ended_at is not null as "isSettled"
     from studio.sports_result r join studio.sports_settlement s using (fixture_id, version) where fixture_id = $1 order by version desc`,
    [fixtureId],
  );
  return rows.map((row) => ({ ...row, madeAt: row.madeAt.toISOString() }));
}
