import type { MissionReward } from '@lanna/rules/rewards/missions/reward';
import type { MissionTrigger } from '@lanna/rules/rewards/missions/terms';
import { useTranslation } from 'react-i18next';
import { useContentText } from '../../../../console/use-content-text.ts';

/** Steps and rewards as the console writes them. */
export function useStepText() {
  const { t } = useTranslation('missions-console');
  const content = useContentText();
  return {
    goal: (trigger: MissionTrigger) => {
      switch (trigger.kind) {
        case 'turnover':
          return `${t('trigger.turnover')} ${trigger.amount}`;
        case 'multiple':
          return `${t('trigger.multiple')} ${trigger.multiple} × ${trigger.count}`;
        case 'steps':
          return `${t('trigger.steps')} ${trigger.legs}+ × ${trigger.count}`;
        case 'profile':
          return t(`fact.${trigger.fact}`);
        case 'check_in':
          return t('trigger.check_in');
        default:
          return `${t(`trigger.${trigger.kind}`)} ${trigger.count}`;
      }
    },
    games: (trigger: MissionTrigger) =>
      'categories' in trigger && trigger.categories.length > 0 ? trigger.categories.join(' ') : t('allGames'),
    reward: (reward: MissionReward | { kind: 'empty' }) => {
      if (reward.kind === 'empty') return t('prize.empty');
      if (reward.kind === 'spins' || reward.kind === 'tickets')
        return `${t(`prize.${reward.kind}`)} ${reward.count}`;
      if (reward.kind === 'offer') return `${t('prize.offer')} ${content(reward.name)}`;
      return reward.kind === 'cash' || reward.kind === 'points'
        ? `${t(`prize.${reward.kind}`)} ${reward.amount}`
        : `${t('prize.bonus')} ${reward.amount} (${t('bonusTerms', { times: reward.times, days: reward.days })})`;
    },
  };
}
