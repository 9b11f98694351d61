import { houseTeam, pairingsOf } from '@lanna/rules/play/sports/model/house-league';
import { resultOfVirtual } from '@lanna/rules/play/sports/model/virtual-match';
import {
  VIRTUAL_KIND,
  VIRTUAL_VERSION,
  type VirtualOutcome,
} from '@lanna/rules/play/sports/model/virtual-round';
import { LeaseLost, type Led } from '../../leases/lease.ts';
import { isOfDatabase, type Tx } from '../../platform/database.ts';
import type { Log } from '../../platform/log.ts';
import { keepChain } from '../../shared-rounds/chain.ts';
import {
  announceSharedRound,
  endAsVoid,
  moveSharedRound,
  roundInPlay,
  settleSharedRound,
} from '../../shared-rounds/lead-shared-round.ts';
import type { SharedRound } from '../../shared-rounds/shared-round.ts';
import { notifySports } from '../notify-sports.ts';
import { moveFixture } from '../offer/move-fixture.ts';
import { readMargins } from '../offer/read-margins.ts';
import { type OfferedMarket, setMarkets } from '../offer/set-markets.ts';
import { addFixture, ensureCompetition, ensureTeam } from '../offer/write-fixture.ts';
import { writeResult } from '../offer/write-result.ts';
import { type LeagueTimes, nextRound } from './league-rounds.ts';
import type { MatchPrices } from './match-prices.ts';

export const HOUSE = 'house';
const LEAGUE_NAMES = {
  TH: 'ล้านนาลีก (ฟุตบอลเสมือน)',
  EN: 'Lanna League (virtual football)',
  CN: '兰纳联赛（虚拟足球）',
  ID: 'Liga Lanna (sepak bola virtual)',
  PT: 'Liga Lanna (futebol virtual)',
  TY: 'Lanna Ligi (sanal futbol)',
  VI: 'Giải Lanna (bóng đá ảo)',
};
const CHAIN_LINKS = 10_000;
const LOOK_AGAIN_MS = 5000;

export interface LaneDeps {
  log: Log;
  times: LeagueTimes;
  prices: MatchPrices;
  /** Results are there to be settled. */
  onResults(): void;
  linksOfChain?: number;
}

/**
 * What the leader of a lane of the virtual league does: announces the lane's next round with its eight matches and their prices, ends betting at kick-off, and draws all eight from the committed
 * link once the time of play is over. Each step is one transaction and reads where the lane stands, so any process goes on.
 */
export function laneDuty(deps: LaneDeps, lane: number): (led: Led) => Promise<void> {
  let known: { fence: bigint; dueAtMs: number } | undefined;
  return async (led) => {
    const { times, log } = deps;
    // Nothing is read until something is due.
    if (known?.fence === led.fence && performance.now() < known.dueAtMs) return;
    const { step, waitMs } = await readStep(led, times);
    known = { fence: led.fence, dueAtMs: performance.now() + Math.min(waitMs, LOOK_AGAIN_MS) };
    if (step === 'wait') return;
    if (step === 'announce') return announce(deps, led, lane);
    if (step === 'kick_off') return kickOff(led);
    try {
      await draw(led);
    } catch (error) {
      if (error instanceof LeaseLost || isOfDatabase(error)) throw error;
      // A round that no rules can compute would be tried for ever, with stakes in it.
      log.error({ err: error, lane }, 'a round of the virtual league cannot be drawn');
      await voidRound(led);
    }
    deps.onResults();
  };
}

interface Step {
  step: 'announce' | 'kick_off' | 'draw' | 'wait';
  waitMs: number;
}

async function readStep(led: Led, { playedMs }: LeagueTimes): Promise<Step> {
  return led.write(async (tx) => {
    const round = await roundInPlay(tx, led.subject);
    if (!round) return { step: 'announce', waitMs: 0 };
    if (round.state === 'announced') {
      await moveSharedRound(tx, round, 'open');
      return { step: 'wait', waitMs: 0 };
    }
    const { rows } = await tx.query<{ startsInMs: number }>(
      `select (extract(epoch from min(starts_at) - clock_timestamp()) * 1000)::float8 as "startsInMs"
       from studio.sports_fixture where round_id = $1`,
      [round.id],
    );
    const startsInMs = rows[0]?.startsInMs ?? 0;
    const [step, dueInMs] =
      round.state === 'open'
        ? (['kick_off', startsInMs] as const)
        : (['draw', startsInMs + playedMs] as const);
    return dueInMs <= 0 ? { step, waitMs: 0 } : { step: 'wait', waitMs: dueInMs };
  });
}

async function announce(
  { times, prices, linksOfChain = CHAIN_LINKS, log }: LaneDeps,
  led: Led,
  lane: number,
) {
  await keepChain(led, linksOfChain);
  const { now, margins } = await led.write(async (tx) => {
    const { rows } = await tx.query<{ now: Date }>('select clock_timestamp() as now');
    return { now: rows[0]?.now ?? new Date(), margins: await readMargins(tx) };
  });
  const { round, kickOff } = nextRound(lane, now.getTime(), times);
  const matches = await Promise.all(
    pairingsOf(round).map(async (pairing) => ({ ...pairing, markets: await prices.of(pairing, margins) })),
  );
  await led.write(async (tx) => {
    if (await roundInPlay(tx, led.subject)) return;
    await announceSharedRound(tx, led.subject, {
      ...{ kind: VIRTUAL_KIND, ruleVersion: VIRTUAL_VERSION, terms: { round } },
      ...{ seedsMs: 0, bettingMs: Math.max(0, kickOff.getTime() - Date.now()) },
    });
    const shared = await roundInPlay(tx, led.subject);
    if (!shared) throw new Error('a round just announced is not there');
    await writeMatches(tx, { shared, round, kickOff, matches });
    await notifySports(tx, { what: 'list' });
  });
  log.info({ lane, round }, 'a round of the virtual league is offered');
}

async function writeMatches(
  tx: Tx,
  {
    shared,
    round,
    kickOff,
    matches,
  }: {
    shared: SharedRound;
    round: number;
    kickOff: Date;
    matches: readonly { home: string; away: string; markets: readonly OfferedMarket[] }[];
  },
): Promise<void> {
  const competitionId = await ensureLeague(tx);
  for (const [place, { home, away, markets }] of matches.entries()) {
    const fixtureId = await addFixture(tx, {
      ...{ source: HOUSE, key: `${round}:${place}`, competitionId, startsAt: kickOff },
      homeId: await ensureTeam(tx, { source: HOUSE, key: home, names: houseTeam(home).name }),
      awayId: await ensureTeam(tx, { source: HOUSE, key: away, names: houseTeam(away).name }),
      drawn: { roundId: shared.id, place },
    });
    if (fixtureId) await setMarkets(tx, fixtureId, markets);
  }
}

export async function ensureLeague(tx: Tx): Promise<string> {
  return ensureCompetition(tx, { source: HOUSE, key: 'league', names: LEAGUE_NAMES, virtual: true });
}

async function kickOff(led: Led): Promise<void> {
  await led.write(async (tx) => {
    const round = await roundInPlay(tx, led.subject);
    if (round?.state !== 'open') return;
    await moveSharedRound(tx, round, 'closed');
    await moveFixture(tx, await fixturesOf(tx, round.id), ['prematch', 'suspended'], 'live');
  });
}

async function draw(led: Led): Promise<void> {
  await led.write(async (tx) => {
    const round = await roundInPlay(tx, led.subject);
    if (round?.state !== 'closed') return;
    await settleSharedRound(tx, round, {
      onSettled: async (inTx, settled, outcome) => {
        const { matches } = outcome as VirtualOutcome;
        for (const [place, fixtureId] of (await fixturesOf(inTx, settled.id)).entries()) {
          const match = matches[place];
          if (match)
            await writeResult(inTx, {
              ...{ fixtureId, source: HOUSE, end: { state: 'finished', result: resultOfVirtual(match) } },
            });
        }
      },
    });
  });
}

async function voidRound(led: Led): Promise<void> {
  await led.write(async (tx) => {
    const round = await roundInPlay(tx, led.subject);
    if (!round) return;
    await endAsVoid(tx, round, 'not_drawn');
    for (const fixtureId of await fixturesOf(tx, round.id))
      await writeResult(tx, { fixtureId, source: HOUSE, end: { state: 'not_played' } });
  });
}

/** In the order of the pairings. */
async function fixturesOf(tx: Tx, roundId: string): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>(
    'select id from studio.sports_fixture where round_id = $1 order by round_place',
    [roundId],
  );
  return rows.map(({ id }) => id);
}
