import { formatMoney } from '@lanna/rules/money';
import type { FixtureEnd } from '@lanna/rules/play/sports/settlement/settle-leg';
import type { OwnSlip } from '../../../sports-api.ts';
import type { Tx } from '../../platform/database.ts';
import { refusalOfWallet } from '../../play/refusal-of-wallet.ts';
import { type LegRow, type SlipRow, type SlipState, selectSlips } from '../slips/slip-row.ts';
import { readFixtures } from './show-fixture.ts';

const PAGE = 20;

/** The player's own slips, newest first. open: those that are awaited. */
export async function listOwnSlips(
  tx: Tx,
  playerId: string,
  { state, before }: { state?: 'open' | 'settled' | undefined; before?: string | undefined },
): Promise<{ slips: OwnSlip[]; more: boolean }> {
  const states = state === undefined ? null : SHOWN_UNDER[state];
  const rows = await selectSlips(
    tx,
    's.player_id = $1 and ($2::text[] is null or s.state = any($2)) and ($3::uuid is null or s.id < $3)',
    [playerId, states, before ?? null],
    { limit: PAGE + 1 },
  );
  return { slips: await showSlips(tx, rows.slice(0, PAGE)), more: rows.length > PAGE };
}

const SHOWN_UNDER = {
  open: ['placing', 'open'],
  settled: ['paying', 'settled', 'returning', 'returned', 'refused', 'disputed'],
} as const;

/** Slips with all they were settled by: each leg with the result of its version, each correction with its reason. */
export async function showSlips(tx: Tx, slips: readonly SlipRow[]): Promise<OwnSlip[]> {
  const legs = slips.flatMap((slip) => slip.legs);
  const fixtures = await readFixtures(tx, [...new Set(legs.map(({ fixtureId }) => fixtureId))]);
  const { rows: results } = await tx.query<{ fixture: string; version: number; end: FixtureEnd }>(
    `select r.fixture_id as fixture, r.version, r.ended as end
     from studio.sports_result r join (select distinct * from unnest($1::uuid[], $2::integer[])) as w(fixture, version)
       on (r.fixture_id, r.version) = (w.fixture, w.version)`,
    [legs.map(({ fixtureId }) => fixtureId), legs.map(({ resultVersion }) => resultVersion)],
  );
  const { rows: changes } = await tx.query<{
    slip: string;
    at: Date;
    before: bigint;
    after: bigint;
    reason: string | null;
  }>(
    `select c.slip_id as slip, c.at, c.before, c.after, r.reason
     from studio.sports_slip_change c join studio.sports_result r using (fixture_id, version) where c.slip_id = any($1) order by c.at`,
    [slips.map(({ id }) => id)],
  );
  const { rows: mistakes } = await tx.query<{
    fixture: string;
    market: string;
    selection: string;
    version: number;
    shown: number;
    truth: number;
    reason: string;
  }>(
    `select fixture_id as fixture, market, selection, version, shown, truth, reason
     from studio.sports_price_error where fixture_id = any($1) and approved_at is not null`,
    [legs.map(({ fixtureId }) => fixtureId)],
  );
  return slips.map((slip) => {
    const own = changes.filter((change) => change.slip === slip.id);
    return {
      ...{
        id: slip.id,
        type: slip.type,
        sizes: slip.sizes,
        lines: slip.lines,
        stake: formatMoney(slip.stake),
      },
      ...{ pays: formatMoney(slip.mostPaid), oddsStyle: slip.oddsStyle, rules: slip.ruleVersion },
      state: shownState(slip.state, own.length > 0),
      refusal: slip.refusal === null ? null : refusalOfWallet(slip.refusal),
      paid: slip.payout === null ? null : formatMoney(slip.payout),
      corrections: own.map(({ at, before, after, reason }) => ({
        ...{
          at: at.toISOString(),
          before: formatMoney(before),
          after: formatMoney(after),
          reason: reason ?? '',
        },
      })),
      placedAt: slip.placedAt.toISOString(),
      legs: slip.legs.map((leg) => {
        const fixture = fixtures.get(leg.fixtureId);
        if (!fixture) throw new Error('a leg of no fixture');
        const by = results.find(
          ({ fixture: of, version }) => of === leg.fixtureId && version === leg.resultVersion,
        );
        return {
          ...{ fixture, market: leg.market, selection: leg.selection, odds: leg.odds },
          ...{
            outcome: leg.outcome,
            by: leg.settledBy,
            resultVersion: leg.resultVersion,
            end: by?.end ?? null,
            mistake: mistakeOf(mistakes, leg),
          },
        };
      }),
    };
  });
}

function shownState(state: SlipState, isCorrected: boolean): OwnSlip['state'] {
  if (state === 'returning') return 'returned';
  if (state === 'paying' || state === 'settled') return isCorrected ? 'corrected' : 'settled';
  return state;
}

function mistakeOf(
  mistakes: readonly {
    fixture: string;
    market: string;
    selection: string;
    version: number;
    shown: number;
    truth: number;
    reason: string;
  }[],
  leg: LegRow,
): OwnSlip['legs'][number]['mistake'] {
  const found = mistakes.find(
    ({ fixture, market, selection, version, shown }) =>
      fixture === leg.fixtureId &&
      market === leg.market &&
      selection === leg.selection &&
      version === leg.priceVersion &&
      shown === leg.odds,
  );
  return found ? { shown: found.shown, truth: found.truth, reason: found.reason } : null;
}
