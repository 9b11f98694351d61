import type { Protection } from '@lanna/contract/accounts/protection/limits';
import { ChevronRight, CirclePause, DoorClosed } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { HOUR_MS, useSpanWords } from '../use-moment.ts';

/** Two ways to stop, clearly apart: a break that ends by itself, and an exclusion that does not. */
export function BreakCards({
  protection: { timeOuts, exclusionMonths },
  onView,
}: {
  protection: Pick<Protection, 'timeOuts' | 'exclusionMonths'>;
  onView: (view: 'break' | 'exclusion') => void;
}) {
  const { t } = useTranslation('protection');
  const span = useSpanWords();
  const spans = timeOuts.map((hours) => span(hours * HOUR_MS));
  return (
    <section aria-labelledby="break-heading" className="flex flex-col gap-3">
      <h3 id="break-heading" className="font-display font-semibold text-xl">
        {t('break.title')}
      </h3>
      <p className="-mt-2 text-muted text-sm">{t('break.lead')}</p>
      <div className="grid gap-3 sm:grid-cols-2">
        <Choice icon={<CirclePause />} title={t('timeOut.title')} onPress={() => onView('break')}>
          {t('timeOut.short', { from: spans[0] ?? '', to: spans.at(-1) ?? '' })}
        </Choice>
        <Choice icon={<DoorClosed />} title={t('exclusion.title')} onPress={() => onView('exclusion')}>
          {t('exclusion.short', { count: exclusionMonths[0] ?? 6 })}
        </Choice>
      </div>
    </section>
  );
}

function Choice({
  icon,
  title,
  onPress,
  children,
}: {
  icon: ReactNode;
  title: string;
  onPress: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="lit group flex items-start gap-3.5 rounded-large bg-surface p-5 text-left transition-colors hover:border-accent-text"
    >
      <span
        aria-hidden="true"
        className="flex size-10 shrink-0 items-center justify-center rounded-full bg-raised text-accent-text [&_svg]:size-5"
      >
        {icon}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-display font-semibold text-lg leading-snug">{title}</span>
        <span className="mt-0.5 block text-muted text-sm">{children}</span>
      </span>
      <ChevronRight
        className="mt-2 size-5 shrink-0 text-muted transition-transform group-hover:translate-x-0.5"
        aria-hidden="true"
      />
    </button>
  );
}
