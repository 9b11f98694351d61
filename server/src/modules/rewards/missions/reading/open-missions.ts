import { localText } from '@lanna/rules/local-text';
import type { OpenRewards } from '../../reward-centre/open-rewards.ts';
import { showMissions } from './show-missions.ts';

/** Steps that were reached and wait for the press. */
export const openMissions: OpenRewards = async (db, { brand, memberId, language, now }) => {
  const { missions } = await showMissions(db, { brand, memberId, now });
  return missions.flatMap(({ id, name, period, steps }) =>
    steps
      .filter(({ state }) => state === 'done')
      .map(({ step, reward, lapsesAt }) => ({
        kind: 'mission' as const,
        id: `${id} ${period} ${step}`,
        title: localText(name, language, brand.defaultLanguage),
        amount: reward.kind === 'cash' || reward.kind === 'bonus' ? reward.amount : null,
        count: null,
        endsAt: lapsesAt,
      })),
  );
};
