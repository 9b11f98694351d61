import { lastRoundOf, matchesOf, type SeasonMatch, seasonOf } from '@lanna/rules/play/sports/model/season';
import type { Led } from '../../leases/lease.ts';
import type { Tx } from '../../platform/database.ts';
import { notifySports } from '../notify-sports.ts';
import { readMargins } from '../offer/read-margins.ts';
import { type OfferedMarket, setMarkets } from '../offer/set-markets.ts';
import { HOUSE, type LaneDeps } from './lead-lane.ts';
import { readSeasonScores } from './season-scores.ts';

/**
 * Offers the season that is being played between its rounds. Until a round kicks off bets are taken at the prices of the table before it, and by the database's clock no longer; when all of its
 * matches are drawn, they are taken again at new prices until the next kick-off. A season with a match that was never drawn is offered no more: its end may be void.
 */
export function playedSeasonDuty({
  times,
  prices,
  log,
}: Pick<LaneDeps, 'times' | 'prices' | 'log'>): (led: Led, now: Date) => Promise<void> {
  let suspendedIn = 0;
  return async (led, now) => {
    const round = Math.floor(now.getTime() / times.roundMs);
    const season = seasonOf(round);
    const kickOff = new Date((round + 1) * times.roundMs);
    if (round === lastRoundOf(season)) return;
    const id = await led.write((tx) => findPaused(tx, season));
    if (id === undefined) return;
    if (round !== suspendedIn) await led.write((tx) => notifySports(tx, { what: 'fixture', ids: [id] }));
    suspendedIn = round;
    if (kickOff.getTime() - now.getTime() < times.bettingLeastMs) return;
    const played = await led.write((tx) => readPlayed(tx, season, round));
    if (played === undefined) return;
    const margins = await led.write(readMargins);
    const markets = await prices.inSeason(played, margins);
    const isOffered = await led.write((tx) => offerAgain(tx, id, kickOff, markets));
    if (isOffered) log.info({ season, round }, 'a season of the virtual league is offered again');
  };
}

/** The season whose bets have ended with the kick-off of a round, unless its last one. */
async function findPaused(tx: Tx, season: number): Promise<string | undefined> {
  const { rows } = await tx.query<{ id: string }>(
    `select id from studio.sports_fixture
     where source = $1 and source_key = $2 and state in ('prematch', 'suspended') and starts_at <= clock_timestamp()`,
    [HOUSE, `season:${season}`],
  );
  return rows[0]?.id;
}

/** Every match up to a round; undefined while one of them was not drawn. */
async function readPlayed(tx: Tx, season: number, round: number): Promise<SeasonMatch[] | undefined> {
  const scores = await readSeasonScores(tx, season);
  const played = matchesOf(season)
    .filter((match) => match.round <= round)
    .map(({ home, away, round: of }) => ({ home, away, full: scores.get(`${of} ${home} ${away}`) ?? null }));
  return played.every(({ full }) => full !== null) ? played : undefined;
}

/** What a person has suspended stays so, at the new prices. */
async function offerAgain(
  tx: Tx,
  fixtureId: string,
  kickOff: Date,
  markets: readonly OfferedMarket[],
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update studio.sports_fixture set starts_at = $2
     where id = $1 and state in ('prematch', 'suspended') and starts_at <= clock_timestamp() and $2 > clock_timestamp()`,
    [fixtureId, kickOff],
  );
  if (rowCount !== 1) return false;
  await setMarkets(tx, fixtureId, markets);
  await notifySports(tx, { what: 'fixture', ids: [fixtureId] });
  return true;
}
