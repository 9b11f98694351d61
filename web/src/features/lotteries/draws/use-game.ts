import type { LotteryGame } from '@lanna/contract/lotteries/lottery/games';
import { gameOf } from '@lanna/rules/lotteries/lottery/games';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../i18n/words.ts';
import { gamesQuery } from '../lotteries/queries.ts';

/** A game by its code: its name where the brand carries it, its family in any case. */
export function useGame(code: string): {
  name: string;
  family: string | undefined;
  game: LotteryGame | undefined;
} {
  // Asks again when the page changes its language.
  useTranslation();
  const { data } = useQuery(gamesQuery(currentLanguage()));
  const game = data?.games.find((each) => each.code === code);
  return { name: game?.name ?? code, family: game?.family ?? gameOf(code)?.family, game };
}
