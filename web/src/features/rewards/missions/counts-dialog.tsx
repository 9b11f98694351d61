import type { MissionCard } from '@lanna/contract/rewards/missions/missions';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/layers/dialog.tsx';
import { useRewardText } from './use-reward-text.ts';

/** What counts for each step, and what does not. */
export function CountsDialog({ mission, onClose }: { mission: MissionCard; onClose: () => void }) {
  const { t } = useTranslation('missions');
  const shown = useRewardText();
  const isOfBets = mission.steps.some(({ trigger }) => 'categories' in trigger);
  return (
    <Dialog
      open
      onOpenChange={(stays) => !stays && onClose()}
      title={t('counts.title')}
      description={shown.name(mission.name)}
    >
      <ol className="flex flex-col gap-3 text-sm">
        {mission.steps.map(({ step, trigger, reward }) => (
          <li key={step} className="rounded-medium bg-sunken p-3">
            <p className="font-semibold">
              {shown.goal(trigger)} · {shown.reward(reward)}
            </p>
            {'categories' in trigger && (
              <p className="text-muted">
                {trigger.categories.length === 0
                  ? t('counts.allGames')
                  : t('counts.games', {
                      games: trigger.categories.map((one) => t(`category.${one}`)).join(', '),
                    })}
              </p>
            )}
            {reward.kind === 'bonus' && (
              <p className="text-muted">{t('counts.bonus', { times: reward.times, days: reward.days })}</p>
            )}
          </li>
        ))}
      </ol>
      <ul className="mt-4 flex list-disc flex-col gap-1.5 pl-5 text-muted text-sm">
        {isOfBets && <li>{t('counts.settled')}</li>}
        {isOfBets && <li>{t('counts.takenBack')}</li>}
        {mission.steps.length > 1 && <li>{t('counts.chain')}</li>}
        {mission.leastRank > 0 && <li>{t('counts.rank', { level: mission.leastRank })}</li>}
        <li>{t('counts.keep')}</li>
        <li>{t('counts.budget')}</li>
      </ul>
    </Dialog>
  );
}
