import { familyOf } from '@lanna/rules/lotteries/lottery/families';
import type { Family } from '@lanna/rules/lotteries/lottery/family';
import type {
  Game,
  MonthSchedule,
  MovedDays,
  Schedule,
  WeekSchedule,
} from '@lanna/rules/lotteries/lottery/game';
import { gameOf } from '@lanna/rules/lotteries/lottery/games';
import { Refusal } from '../../../platform/refusals/refusal.ts';

/** How the results of a game come about. */
export type DrawSource = 'house' | 'shots' | 'feed';

export function sourceOf(game: Game): DrawSource {
  if (game.source === 'feed') return 'feed';
  return game.family === 'YEEKEE' ? 'shots' : 'house';
}

/** A game of rules and its family; a row of another has no place here. */
export function knownGame(code: string): { game: Game; family: Family } {
  const game = gameOf(code);
  const family = game && familyOf(game.family);
  if (!game || !family) throw new Error(`rules know no game ${code}`);
  return { game, family };
}

/** The game a caller names; refuses with `lottery_game_unknown`. */
export function namedGame(code: string): Game {
  const game = gameOf(code);
  if (!game) throw new Refusal('lottery_game_unknown');
  return game;
}

/** A game as it is set: with its own closing time and the days an operator has moved. */
export function gameAsSet(
  game: Game,
  { closes_before_seconds, moved }: { closes_before_seconds: number; moved: unknown },
): Game {
  const { schedule } = game;
  return {
    ...game,
    closesBeforeDrawSeconds: closes_before_seconds,
    schedule: hasRule(schedule) ? { ...schedule, moved: movedDays(moved) } : schedule,
  };
}

/** Days of the month or the week, which can be moved. */
export function hasRule(schedule: Schedule): schedule is MonthSchedule | WeekSchedule {
  return schedule.kind === 'month' || schedule.kind === 'week';
}

export function movedDays(moved: unknown): MovedDays {
  return (moved ?? {}) as MovedDays;
}

/** Moved days as the record and an approving operator read them: null in an object would be read as nothing. */
export function factsOfMoved(moved: MovedDays) {
  const days = Object.entries(moved).sort(([one], [other]) => (one < other ? -1 : 1));
  return {
    moved: Object.fromEntries(days.filter(([day, to]) => to !== null && to !== day)),
    notDrawn: days.flatMap(([day, to]) => (to === null ? [day] : [])),
    drawnAsUsual: days.flatMap(([day, to]) => (to === day ? [day] : [])),
  };
}

const LONGEST_CLOSING_SECONDS = 86_400;

/** Bets on a draw close after the draw before it, so that one is taken at any time. */
export function mostClosingSeconds({ schedule }: Game): number {
  if (schedule.kind !== 'rounds') return LONGEST_CLOSING_SECONDS;
  return Math.min(LONGEST_CLOSING_SECONDS, ...schedule.spans.map(({ everySeconds }) => everySeconds)) - 1;
}
