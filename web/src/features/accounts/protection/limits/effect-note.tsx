import type { Protection } from '@lanna/contract/accounts/protection/limits';
import { CircleCheck, Hourglass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { HOUR_MS, useMoment } from '../use-moment.ts';
import type { effectOf } from './effect.ts';

/** Shown before it is saved: whether it holds at once, or waits and wants a second yes. */
export function EffectNote({
  effect,
  now,
  rules: { coolingHours, confirmDays },
}: {
  effect: ReturnType<typeof effectOf>;
  /** What holds until then, in words. */
  now: string;
  rules: Pick<Protection, 'coolingHours' | 'confirmDays'>;
}) {
  const { t } = useTranslation('protection');
  const moment = useMoment();
  if (effect === 'same') return null;
  const at = moment(Date.now() + coolingHours * HOUR_MS);
  return (
    <p role="status" className="flex items-start gap-2.5 rounded-medium bg-sunken px-4 py-3 text-sm">
      {effect === 'atOnce' ? (
        <CircleCheck className="mt-0.5 size-4 shrink-0 text-success" aria-hidden="true" />
      ) : (
        <Hourglass className="mt-0.5 size-4 shrink-0 text-accent-text" aria-hidden="true" />
      )}
      <span>
        {effect === 'atOnce' ? t('effect.atOnce') : t('effect.waits', { at, now, days: confirmDays })}
      </span>
    </p>
  );
}
