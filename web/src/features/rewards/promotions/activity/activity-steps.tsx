import type { PromotionApplication } from '@lanna/contract/rewards/promotions/promotions';
import type { KeptState } from '@lanna/rules/rewards/promotions/activity';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { displayDateTime } from '../../../../i18n/format.ts';
import { useTimeZone } from '../../../../shared-parts/time/time-zone.ts';
import { classes } from '../../../../ui/classes.ts';
import { ACTIVITY_LOOK, TONES } from './activity-style.tsx';

/** The way of an application: sent, looked at, decided; where it is now, and since when. */
export function ActivitySteps({ application }: { application: PromotionApplication }) {
  const { t } = useTranslation('promotions');
  const timeZone = useTimeZone();
  const { state, createdAt, changedAt } = application;
  const steps = stepsOf(state);
  const at = steps.indexOf(state);
  const times = new Map<KeptState, string>([
    [state, changedAt],
    ['applying', createdAt],
  ]);
  return (
    <ol aria-label={t('steps')} className="flex flex-col">
      {steps.map((step, index) => {
        const { tone, Icon } = ACTIVITY_LOOK[step];
        const past = index < at;
        const time = index <= at ? times.get(step) : undefined;
        return (
          <li
            key={step}
            aria-current={index === at ? 'step' : undefined}
            className="relative flex gap-3 pb-4 last:pb-0"
          >
            {index < steps.length - 1 && (
              <span
                aria-hidden="true"
                className={classes(
                  'absolute top-7 bottom-0 left-3.5 w-px',
                  past ? 'bg-success' : 'border-control-line border-l border-dashed',
                )}
              />
            )}
            <span
              aria-hidden="true"
              className={classes(
                'flex size-7 shrink-0 items-center justify-center rounded-full border [&_svg]:size-4',
                index > at && 'border-control-line border-dashed text-muted',
                past && 'border-success text-success',
                index === at && classes('border-current bg-surface', TONES[tone]),
              )}
            >
              {past ? <Check /> : <Icon />}
            </span>
            <span className="min-w-0 pt-0.5">
              <span className={classes('block', index === at ? 'font-semibold' : 'text-muted')}>
                {t(`state.${step}.name`)}
              </span>
              {time && (
                <time dateTime={time} className="figures block text-muted text-xs">
                  {displayDateTime(time, timeZone)}
                </time>
              )}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** What lies behind each state, and what usually comes after it. */
function stepsOf(state: KeptState): readonly KeptState[] {
  switch (state) {
    case 'applying':
    case 'processing':
      return ['applying', 'processing', 'issued'];
    case 'joined':
      return ['applying', 'processing', 'joined', 'issued'];
    case 'signed':
      return ['applying', 'processing', 'signed', 'issued'];
    default:
      return ['applying', state];
  }
}
