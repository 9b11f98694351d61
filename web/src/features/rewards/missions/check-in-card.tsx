import { checkIn, type MissionCard } from '@lanna/contract/rewards/missions/missions';
import { CalendarCheck, Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/calls/call.ts';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { useMissionCall } from './use-mission-call.ts';
import { useRewardText } from './use-reward-text.ts';

/** The days of the check-in beside each other, and the press of today. Days need not follow on each other. */
export function CheckInCard({ missions, isDone }: { missions: readonly MissionCard[]; isDone: boolean }) {
  const { t } = useTranslation('missions');
  const shown = useRewardText();
  const pressing = useMissionCall(
    () => call(checkIn, { body: {} }),
    () => t('checkIn.done'),
  );
  const days = missions
    .find(({ steps }) => steps.every(({ trigger }) => trigger.kind === 'check_in'))
    ?.steps.slice(0, 7);
  return (
    <section
      aria-labelledby="check-in-heading"
      className="lit sky flex flex-col gap-4 rounded-large bg-raised p-4 sm:p-5"
    >
      <div className="flex flex-wrap items-center gap-3">
        <span className="lantern flex size-11 shrink-0 items-center justify-center rounded-full">
          <CalendarCheck className="size-5" aria-hidden="true" />
        </span>
        <div className="min-w-0 flex-1 basis-40">
          <h3 id="check-in-heading" className="font-display font-semibold text-lg">
            {t('checkIn.title')}
          </h3>
          <p className="text-muted text-sm">{t('checkIn.text')}</p>
        </div>
        <Button
          className="w-full sm:w-auto"
          disabled={isDone}
          busy={pressing.isPending}
          onClick={() => pressing.mutate(undefined)}
        >
          {t(isDone ? 'checkIn.isDone' : 'checkIn.press')}
        </Button>
      </div>
      {days && (
        <ol className="grid grid-cols-4 gap-2 sm:grid-cols-7">
          {days.map(({ step, state, reward }) => {
            const isReached = state === 'done' || state === 'claimed' || state === 'lapsed';
            return (
              <li
                key={step}
                className={classes(
                  'flex flex-col items-center gap-1 rounded-medium bg-sunken px-1 py-2 text-center text-xs',
                  isReached && 'text-accent-text',
                )}
              >
                <span className="flex items-center gap-1 font-semibold">
                  {t('checkIn.day', { day: step })}
                  {isReached && <Check className="size-3.5" aria-label={t('checkIn.reached')} />}
                </span>
                <span className="figures wrap-anywhere">{shown.reward(reward)}</span>
              </li>
            );
          })}
        </ol>
      )}
    </section>
  );
}
