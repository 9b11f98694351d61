import type { DepositPage } from '@lanna/contract/money/cashier/cashier';
import { useTranslation } from 'react-i18next';
import { displayDateTime } from '../../../i18n/format.ts';
import { useTimeZone } from '../../../shared-parts/time/time-zone.ts';
import { classes } from '../../../ui/classes.ts';
import { DEPOSIT_LOOK } from './deposit-style.tsx';

/** Every step a deposit has taken, the latest first. */
export function DepositSteps({ deposit: { steps } }: { deposit: DepositPage }) {
  const { t } = useTranslation('cashier');
  const timeZone = useTimeZone();
  if (steps.length === 0) return null;
  return (
    <section aria-labelledby="deposit-steps" className="flex flex-col gap-3">
      <h3 id="deposit-steps" className="font-semibold text-muted text-sm">
        {t('steps.title')}
      </h3>
      <ol className="flex flex-col">
        {steps.toReversed().map((step, index) => {
          const { Icon, text } = DEPOSIT_LOOK[step.to];
          return (
            <li key={`${step.at} ${step.cause}`} className="relative flex gap-3 pb-4 last:pb-0">
              {index < steps.length - 1 && (
                <span aria-hidden="true" className="absolute top-7 bottom-0 left-3.5 w-px bg-line" />
              )}
              <span
                aria-hidden="true"
                className={classes(
                  'flex size-7 shrink-0 items-center justify-center rounded-full border bg-surface [&_svg]:size-4',
                  index === 0 ? classes('border-current', text) : 'border-line text-muted',
                )}
              >
                <Icon />
              </span>
              <span className="min-w-0 pt-0.5">
                <span className={classes('block text-sm', index === 0 ? 'font-semibold' : 'text-muted')}>
                  {t(`steps.${step.cause}`)}
                </span>
                <time dateTime={step.at} className="figures block text-muted text-xs">
                  {displayDateTime(step.at, timeZone)}
                </time>
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
