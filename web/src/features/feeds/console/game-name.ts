import { GAMES } from '@lanna/rules/lottery/games';
import { useTranslation } from 'react-i18next';
import type words from './words/en.json';

type Known = keyof (typeof words)['game'];

/** What a lottery is called; a new one without words by its code. */
export function useGameName(): (code: string) => string {
  const { t, i18n } = useTranslation('feeds-console');
  return (code) => (i18n.exists(`feeds-console:game.${code}`) ? t(`game.${code as Known}`) : code);
}

export const FED_CODES: readonly string[] = GAMES.filter(({ source }) => source === 'feed').map(
  ({ code }) => code,
);
export const ALL_CODES: readonly string[] = GAMES.map(({ code }) => code);
