import { GAMES, gameOf } from '@lanna/rules/lotteries/lottery/games';

export const FED_CODES: readonly string[] = GAMES.filter(({ source }) => source === 'feed').map(
  ({ code }) => code,
);
export const ALL_CODES: readonly string[] = GAMES.map(({ code }) => code);
/** Of those the ones whose results are said; the others follow from a draw of another. */
export const SAID_CODES: readonly string[] = FED_CODES.filter((code) => !gameOf(code)?.derived);
