import { HOLIDAY_GAMES, undecidedDays } from '@lanna/rules/lotteries/lottery/holidays/proposed-days';
import type { OpenWork } from '../../../../platform/ops/open-work.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { movedDays, namedGame } from '../lottery-game.ts';

/** Draws are made up to three weeks ahead, so a holiday wants its answer before. */
const AHEAD_DAYS = 60;

/** Holidays near enough that their draws are about to be made, of which no operator has said whether they are drawn. */
export function undecidedHolidays(db: Queryable, clock: Clock): OpenWork {
  return {
    key: 'lottery-holidays',
    permission: 'draws.change',
    house: true,
    href: '/lottery-schedules',
    count: async () => {
      const games = await db
        .selectFrom('draws.game')
        .select(['code', 'moved'])
        .where('enabled', '=', true)
        .where('code', 'in', HOLIDAY_GAMES)
        .execute();
      const undecided = games.map(({ code, moved }) => {
        const from = todayOf(code, clock.now());
        const until = from.add({ days: AHEAD_DAYS });
        const days = { from: from.toString(), until: until.toString() };
        return undecidedDays(code, { moved: movedDays(moved), ...days }).length;
      });
      return { count: undecided.reduce((sum, days) => sum + days, 0), since: null };
    },
  };
}

function todayOf(code: string, now: Date): Temporal.PlainDate {
  const { timeZone } = namedGame(code).schedule;
  return Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone).toPlainDate();
}
