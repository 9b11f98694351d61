import type { ReportStatus } from '@lanna/contract/lotteries/feeds/feeds';
import { type CalendarGame, readAnnounced } from '@lanna/rules/lotteries/lottery/draws/calendar';
import { sql } from 'kysely';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { lockNumeros, readCalendar } from '../../draws/calendar.ts';
import { addCalendarDays } from '../../draws/change-calendar.ts';
import { notifyFeeds } from '../desk/change-feed.ts';
import { gameSetting } from '../desk/game-setting.ts';
import { openProblem } from '../reports/problem.ts';
import { dayOf, refuseUnfitDays } from './calendar-day.ts';

interface Announcement {
  game: CalendarGame;
  numero: string;
  drawsAt: Date;
  feedCode: string;
  feedName: string;
}

/**
 * Takes the day of a draw that a feed announces. It stands on the calendar once two feeds announce the same, or one where the game's setting says that one is
 * enough; a feed never moves a day that stands. What does not fit opens a problem for an operator.
 */
export async function announceDay(
  tx: Tx,
  { game, numero, drawsAt, feedCode, feedName }: Announcement,
  now: Date,
): Promise<{ status: ReportStatus }> {
  const place = { gameCode: game.code, numero };
  const problem = (why: string) =>
    openProblem(tx, place, 'calendar', { by: feedName, text: `${drawsAt.toISOString()} ${why}` }, now);
  if (!readAnnounced(numero)) return { status: 'unreadable' };
  await lockNumeros(tx, game.code);
  const known = (await readCalendar(tx, game.code)).find((row) => row.numero === numero);
  if (known && known.drawsAt.getTime() === drawsAt.getTime()) return { status: 'agreed' };
  if (known) {
    await problem(`calendar: ${known.drawsAt.toISOString()}`);
    return { status: 'contradiction' };
  }
  const wanted = { day: dayOf(game, drawsAt), numero, drawsAt };
  try {
    await refuseUnfitDays(tx, game, [wanted], { now });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await problem(error.code);
    return { status: 'day_unfit' };
  }
  const isNew = await note(tx, { ...place, feedCode, drawsAt }, now);
  const sources = await sourcesOf(tx, place);
  if (sources.some((source) => source.drawsAt.getTime() !== drawsAt.getTime())) {
    await problem('feeds differ');
    return { status: 'contradiction' };
  }
  const { oneIsEnough } = await gameSetting(tx, game.code);
  await notifyFeeds(tx);
  if (sources.length < 2 && !oneIsEnough) return { status: isNew ? 'waits' : 'repeated' };
  const givenBy = sources.map(({ name }) => name).join(', ');
  await addCalendarDays(tx, { gameCode: game.code, source: 'feed', givenBy, now }, [wanted]);
  return { status: 'agreed' };
}

async function note(
  tx: Tx,
  {
    gameCode,
    numero,
    feedCode,
    drawsAt,
  }: { gameCode: string; numero: string; feedCode: string; drawsAt: Date },
  now: Date,
): Promise<boolean> {
  const noted = await tx
    .insertInto('feeds.announced_day')
    .values({ game_code: gameCode, numero, feed_code: feedCode, draws_at: drawsAt, announced_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['game_code', 'numero', 'feed_code'])
        .doUpdateSet({ draws_at: drawsAt, announced_at: now })
        .where('feeds.announced_day.draws_at', '<>', drawsAt),
    )
    .returning('numero')
    .executeTakeFirst();
  return noted !== undefined;
}

/** Of feeds that are believed for this game. */
function sourcesOf(tx: Tx, { gameCode, numero }: { gameCode: string; numero: string }) {
  return tx
    .selectFrom('feeds.announced_day as a')
    .innerJoin('feeds.feed as f', 'f.code', 'a.feed_code')
    .select(['f.name', 'a.draws_at as drawsAt'])
    .where('a.game_code', '=', gameCode)
    .where('a.numero', '=', numero)
    .where('f.enabled', '=', true)
    .where(sql<boolean>`a.game_code = any (f.games)`)
    .orderBy('a.announced_at')
    .execute();
}
