import { gameName } from '@lanna/rules/lotteries/lottery/game-names';
import { GAMES, gameOf } from '@lanna/rules/lotteries/lottery/games';
import { currentLanguage } from '../../../../../i18n/words.ts';

/** What a lottery is called in the operator's language. */
export function useGameName(): (code: string) => string {
  const language = currentLanguage();
  return (code) => gameName(code, language);
}

export const FED_CODES: readonly string[] = GAMES.filter(({ source }) => source === 'feed').map(
  ({ code }) => code,
);
export const ALL_CODES: readonly string[] = GAMES.map(({ code }) => code);
/** Of those the ones whose results are said; the others follow from a draw of another. */
export const SAID_CODES: readonly string[] = FED_CODES.filter((code) => !gameOf(code)?.derived);
