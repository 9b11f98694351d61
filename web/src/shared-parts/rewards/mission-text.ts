import { moneyOf } from '@lanna/contract/money';
import type { LocalText } from '@lanna/rules/local-text';
import { displayMoney } from '@lanna/rules/money';
import type { MissionReward } from '@lanna/rules/rewards/missions/reward';
import type { MissionTrigger } from '@lanna/rules/rewards/missions/terms';
import type { TFunction } from 'i18next';
import { displayCount } from '../../i18n/format.ts';

/** Rewards and goals in the words of members' pages. */
export function missionText({
  t,
  money,
  content,
}: {
  t: TFunction<'missions'>;
  money: (units: bigint) => string;
  content: (text: LocalText) => string;
}) {
  return {
    reward: (reward: MissionReward | { kind: 'empty' }) => {
      if (reward.kind === 'empty') return t('reward.empty');
      if (reward.kind === 'spins') return t('reward.spins', { count: reward.count });
      if (reward.kind === 'tickets') return t('reward.tickets', { shown: displayCount(reward.count) });
      if (reward.kind === 'offer') return t('reward.offer', { name: content(reward.name) });
      if (reward.kind === 'points')
        return t('reward.points', { points: displayMoney(moneyOf(reward.amount)) });
      return t(`reward.${reward.kind}`, { amount: money(moneyOf(reward.amount)) });
    },
    /** What a step asks for. */
    goal: (trigger: MissionTrigger) => {
      switch (trigger.kind) {
        case 'turnover':
          return t('goal.turnover', { amount: money(moneyOf(trigger.amount)) });
        case 'multiple':
          return t('goal.multiple', { count: trigger.count, times: displayCount(trigger.multiple) });
        case 'steps':
          return t('goal.steps', { count: trigger.count, legs: trigger.legs });
        case 'profile':
          return t(`goal.profile.${trigger.fact}`);
        case 'check_in':
          return t('goal.check_in');
        default:
          return t(`goal.${trigger.kind}`, { count: trigger.count, shown: displayCount(trigger.count) });
      }
    },
  };
}
