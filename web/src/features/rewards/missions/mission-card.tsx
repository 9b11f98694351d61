import { claimMission, type MissionCard, type MissionStep } from '@lanna/contract/rewards/missions/missions';
import { percentOf } from '@lanna/rules/rewards/missions/terms';
import { CircleCheck, Gift, Info, Lock } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/calls/call.ts';
import { useBrand } from '../../../api/content/brand.ts';
import { displayDateTime } from '../../../i18n/format.ts';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { CountsDialog } from './counts-dialog.tsx';
import { useMissionCall } from './use-mission-call.ts';
import { useRewardText } from './use-reward-text.ts';

/** A mission with each of its steps: how far it is, what it gives, and the press that claims it. */
export function MissionCardView({ mission }: { mission: MissionCard }) {
  const { t } = useTranslation('missions');
  const { timeZone } = useBrand();
  const shown = useRewardText();
  const [isOpen, setOpen] = useState(false);
  const { name, repeat, endsAt, steps } = mission;
  const title = shown.name(name);
  return (
    <article aria-label={title} className="lit flex flex-col gap-3 rounded-large bg-raised p-4 sm:p-5">
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <h3 className="wrap-anywhere font-display font-semibold text-lg leading-snug">{title}</h3>
          <p className="text-muted text-xs">
            {t(`repeat.${repeat}`)}
            {endsAt && ` · ${t('until', { at: displayDateTime(endsAt, timeZone).slice(0, 16) })}`}
          </p>
        </div>
        <IconButton label={t('counts.open')} onClick={() => setOpen(true)}>
          <Info />
        </IconButton>
      </div>
      <ol className="flex flex-col gap-3">
        {steps.map((step) => (
          <StepRow key={step.step} mission={mission} step={step} isOnly={steps.length === 1} />
        ))}
      </ol>
      {isOpen && <CountsDialog mission={mission} onClose={() => setOpen(false)} />}
    </article>
  );
}

const ICONS = { ahead: Lock, open: Gift, done: Gift, claimed: CircleCheck, lapsed: Lock, dry: Lock } as const;

function StepRow({ mission, step, isOnly }: { mission: MissionCard; step: MissionStep; isOnly: boolean }) {
  const { t } = useTranslation('missions');
  const { timeZone } = useBrand();
  const shown = useRewardText();
  const claiming = useMissionCall(
    () =>
      call(claimMission, {
        params: { id: mission.id },
        body: { period: mission.period, step: step.step },
      }),
    ({ reward }) => t('claimed', { reward: shown.reward(reward) }),
  );
  const { trigger, reward, state, progress, goal, lapsesAt } = step;
  const Icon = ICONS[state];
  const isCounted = trigger.kind !== 'profile' && trigger.kind !== 'check_in';
  return (
    <li
      className={classes(
        'flex flex-col gap-2 rounded-medium bg-sunken p-3',
        state === 'ahead' && 'text-muted',
      )}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Icon
          className={classes(
            'size-5 shrink-0',
            state === 'done' || state === 'claimed' ? 'text-accent-text' : 'text-muted',
          )}
          aria-hidden="true"
        />
        <div className="min-w-0 flex-1 basis-40">
          <p className="wrap-anywhere text-sm">
            {!isOnly && <span className="text-muted">{t('step', { step: step.step })} </span>}
            {shown.goal(trigger)}
          </p>
          <p className="font-semibold text-accent-text text-sm">{shown.reward(reward)}</p>
        </div>
        {state === 'done' ? (
          <Button
            size="small"
            className="w-full sm:w-auto"
            busy={claiming.isPending}
            onClick={() => claiming.mutate(undefined)}
          >
            {t('claim')}
          </Button>
        ) : (
          state !== 'open' && <span className="text-muted text-xs">{t(`state.${state}`)}</span>
        )}
      </div>
      {state === 'open' && isCounted && (
        <Progress
          label={t('progress')}
          value={percentOf(BigInt(progress), BigInt(goal))}
          valueText={t('of', { done: shown.figure(trigger, progress), goal: shown.figure(trigger, goal) })}
        />
      )}
      {state === 'done' && lapsesAt && (
        <p className="text-muted text-xs">
          {t('claimUntil', { at: displayDateTime(lapsesAt, timeZone).slice(0, 16) })}
        </p>
      )}
    </li>
  );
}
