import type { LocalText } from '@lanna/rules/local-text';
import { HOUSE_TEAMS } from '@lanna/rules/play/sports/model/house-league';
import {
  firstRoundOf,
  lastRoundOf,
  matchesOf,
  SEASON_ROUNDS,
  seasonEnd,
  seasonOf,
  seasonPaidPlaces,
} from '@lanna/rules/play/sports/model/season';
import type { FixtureEnd } from '@lanna/rules/play/sports/settlement/settle-leg';
import type { Led } from '../../leases/lease.ts';
import type { Tx } from '../../platform/database.ts';
import { notifySports } from '../notify-sports.ts';
import { moveFixture } from '../offer/move-fixture.ts';
import { readMargins } from '../offer/read-margins.ts';
import { setMarkets } from '../offer/set-markets.ts';
import { addOutright } from '../offer/write-fixture.ts';
import { writeResult } from '../offer/write-result.ts';
import { ensureLeague, HOUSE, type LaneDeps } from './lead-lane.ts';
import type { LeagueTimes } from './league-rounds.ts';
import { playedSeasonDuty } from './played-season.ts';
import { readSeasonScores } from './season-scores.ts';

export const SEASON_SUBJECT = 'sports:season';
/** After its last kick-off a season waits so many rounds for matches that are still to be drawn. */
const ROUNDS_AWAITED = 3;

const RUNNERS: Readonly<Record<string, LocalText>> = Object.fromEntries(
  HOUSE_TEAMS.map(({ code, name }) => [code, name]),
);

/**
 * What the leader of the league's seasons does: offers the season after the one being played, at the prices of the model; between two rounds offers the one being played again, at the prices of its
 * table; and writes how a season ended once its last match is drawn. Each step reads where the season stands, so any process goes on.
 */
export function seasonDuty({
  times,
  prices,
  log,
  onResults,
}: Pick<LaneDeps, 'times' | 'prices' | 'log' | 'onResults'>): (led: Led) => Promise<void> {
  let offered = 0;
  const offerPlayed = playedSeasonDuty({ times, prices, log });
  return async (led) => {
    const now = await led.write(async (tx) => {
      const { rows } = await tx.query<{ now: Date }>('select clock_timestamp() as now');
      return rows[0]?.now ?? new Date();
    });
    const season = seasonOf(Math.ceil(now.getTime() / times.roundMs)) + 1;
    if (season !== offered) {
      const margins = await led.write(readMargins);
      const markets = await prices.ofSeason(margins);
      const isNew = await led.write((tx) => offerSeason(tx, season, markets, times));
      offered = season;
      if (isNew) log.info({ season }, 'a season of the virtual league is offered');
    }
    const ended = await led.write((tx) => endSeasons(tx, times, now));
    if (ended > 0) onResults();
    await offerPlayed(led, now);
  };
}

async function offerSeason(
  tx: Tx,
  season: number,
  markets: Parameters<typeof setMarkets>[2],
  times: LeagueTimes,
): Promise<boolean> {
  const kickOff = (round: number) => new Date(round * times.roundMs);
  const first = firstRoundOf(season);
  const fixtureId = await addOutright(tx, {
    ...{ source: HOUSE, key: keyOf(season), competitionId: await ensureLeague(tx) },
    ...{ names: namesOf(season), runners: RUNNERS },
    ...{ startsAt: kickOff(first), endsAt: kickOff(first + SEASON_ROUNDS) },
  });
  if (!fixtureId) return false;
  await setMarkets(tx, fixtureId, markets);
  await notifySports(tx, { what: 'list' });
  return true;
}

/** Those that have begun: no bets are taken on one whose last round has kicked off, and how it ended is written as soon as that is known. Gives how many have ended. */
async function endSeasons(tx: Tx, times: LeagueTimes, now: Date): Promise<number> {
  const { rows } = await tx.query<{ id: string; season: number; isLate: boolean }>(
    `select f.id, substring(f.source_key from 8)::integer as season, o.ends_at + $2::interval <= clock_timestamp() as "isLate"
     from studio.sports_fixture f join studio.sports_outright o on o.fixture_id = f.id
     where f.source = $1 and f.source_key ~ '^season:[0-9]+$' and f.state in ('prematch', 'suspended', 'live') and f.starts_at <= clock_timestamp()`,
    [HOUSE, `${ROUNDS_AWAITED * times.roundMs} ms`],
  );
  let ended = 0;
  for (const { id, season, isLate } of rows) {
    const end = await endOf(tx, season, isLate);
    if (end) {
      await writeResult(tx, { fixtureId: id, source: HOUSE, end });
      ended += 1;
    } else if (lastRoundOf(season) * times.roundMs <= now.getTime())
      await moveFixture(tx, [id], ['prematch', 'suspended'], 'live');
  }
  return ended;
}

/** Undefined while matches are still to be drawn. */
async function endOf(tx: Tx, season: number, isLate: boolean): Promise<FixtureEnd | undefined> {
  const drawn = await readSeasonScores(tx, season);
  const matches = matchesOf(season).map(({ round, home, away }) => ({
    ...{ home, away, full: drawn.get(`${round} ${home} ${away}`) ?? null },
  }));
  if (!isLate && matches.some(({ full }) => full === null)) return undefined;
  return seasonEnd(matches, seasonPaidPlaces());
}

function keyOf(season: number): string {
  return `season:${season}`;
}

/** Seasons are counted over all time; the last four digits are enough to tell them apart. */
function namesOf(season: number): LocalText {
  const number = String(season % 10_000).padStart(4, '0');
  return {
    TH: `ล้านนาลีก ฤดูกาล ${number}`,
    EN: `Lanna League, season ${number}`,
    CN: `兰纳联赛 第${number}赛季`,
    ID: `Liga Lanna, musim ${number}`,
    PT: `Liga Lanna, temporada ${number}`,
    TY: `Lanna Ligi, sezon ${number}`,
    VI: `Giải Lanna, mùa ${number}`,
  };
}
