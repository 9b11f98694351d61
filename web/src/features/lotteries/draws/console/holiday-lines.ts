import type { DrawGameRow } from '@lanna/contract/lotteries/draws/ops';
import type { MovedDays } from '@lanna/rules/lotteries/lottery/game';
import { type ProposedDay, proposedDays } from '@lanna/rules/lotteries/lottery/holidays/proposed-days';

export interface HolidayLine extends ProposedDay {
  /** `other`: an operator has set another day than is proposed. */
  state: 'proposed' | 'accepted' | 'usual' | 'other' | 'over';
}

type Game = Pick<DrawGameRow, 'code' | 'moved' | 'schedule'>;

/** Proposed days of a year with what has become of each. */
export function holidayLines(game: Game, { year, now }: { year: number; now: string }): HolidayLine[] {
  const today = dayIn(game, now);
  return proposedDays(game.code, year).map((proposed) => ({
    ...proposed,
    state: stateOf(proposed, game.moved, today),
  }));
}

/** All moved days of a game once holidays are accepted, or said to be drawn as usual. What is over needs no room any more. */
export function withHolidays(
  game: Game,
  { off, usual, now }: { off: readonly ProposedDay[]; usual: readonly ProposedDay[]; now: string },
): MovedDays {
  const today = dayIn(game, now);
  const kept = Object.entries(game.moved).filter(([day, to]) => day >= today || (to ?? '') >= today);
  return {
    ...Object.fromEntries(kept),
    ...Object.fromEntries(off.map(({ day, to }) => [day, to])),
    ...Object.fromEntries(usual.map(({ day }) => [day, day])),
  };
}

function stateOf({ day, to }: ProposedDay, moved: MovedDays, today: string): HolidayLine['state'] {
  if (!(day in moved)) return day > today ? 'proposed' : 'over';
  if (moved[day] === day) return 'usual';
  return moved[day] === to ? 'accepted' : 'other';
}

function dayIn({ schedule: { timeZone } }: Game, now: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date(now));
}
