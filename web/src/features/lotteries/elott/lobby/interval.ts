import { gameOf } from '@lanna/rules/lotteries/lottery/games';

/** Minutes between two draws; undefined for games that do not draw in rounds. */
export function minutesBetween(gameCode: string): number | undefined {
  const schedule = gameOf(gameCode)?.schedule;
  const seconds = schedule?.kind === 'rounds' ? schedule.spans[0]?.everySeconds : undefined;
  return seconds === undefined ? undefined : seconds / 60;
}
