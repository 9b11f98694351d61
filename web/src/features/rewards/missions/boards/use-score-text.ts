import { moneyOf } from '@lanna/contract/money';
import type { ShownLeaderboard } from '@lanna/contract/rewards/leaderboards/leaderboards';
import { displayMoney } from '@lanna/rules/money';
import { useTranslation } from 'react-i18next';

/** A score as its leaderboard counts it: points, or how many times the stake. */
export function useScoreText({ score: kind }: Pick<ShownLeaderboard, 'score'>): (score: string) => string {
  const { t } = useTranslation('missions');
  return (score) => t(`board.score.${kind}`, { shown: displayMoney(moneyOf(score)) });
}
