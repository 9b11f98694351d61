import { gameName } from '@lanna/rules/lottery/game-names';
import { GAMES } from '@lanna/rules/lottery/games';
import { currentLanguage } from '../../../i18n/words.ts';

/** What a lottery is called in the operator's language. */
export function useGameName(): (code: string) => string {
  const language = currentLanguage();
  return (code) => gameName(code, language);
}

export const FED_CODES: readonly string[] = GAMES.filter(({ source }) => source === 'feed').map(
  ({ code }) => code,
);
export const ALL_CODES: readonly string[] = GAMES.map(({ code }) => code);
