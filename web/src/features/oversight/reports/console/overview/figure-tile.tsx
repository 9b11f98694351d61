import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConsoleLink } from '../../../../../console/console-link.tsx';
import { Change } from './change.tsx';

export interface Compared<T> {
  today: T;
  yesterday: T;
  lastWeek: T;
}

/** A figure of today with the same of yesterday and of the same weekday below it; pressed, it opens the rows it is made of. */
export function FigureTile<T>({
  label,
  note,
  figures,
  size,
  show,
  showThen = show,
  href,
  good,
}: {
  label: string;
  note?: string;
  figures: Compared<T>;
  /** As a number that can be compared. */
  size: (figure: T) => bigint;
  show: (figure: T) => ReactNode;
  /** The same in fewer letters, for the lines below. */
  showThen?: (figure: T) => ReactNode;
  href?: string | undefined;
  good?: 'more' | 'less';
}) {
  const value = (
    <span className="figures font-semibold text-lg leading-tight sm:text-xl">{show(figures.today)}</span>
  );
  return (
    <section className="relative flex min-w-0 flex-col gap-2 rounded-medium border border-line bg-surface px-3 py-3 sm:px-4 transition-colors has-[a:hover]:border-control-line has-focus-visible:outline-2 has-focus-visible:outline-focus">
      <h3 className="flex items-baseline justify-between gap-2 text-muted text-sm">
        {label}
        {note && <span className="figures text-xs">{note}</span>}
      </h3>
      <p className="min-w-0 truncate">
        {href ? (
          <ConsoleLink href={href} className="outline-none after:absolute after:inset-0">
            {value}
          </ConsoleLink>
        ) : (
          value
        )}
      </p>
      <ComparedLines figures={figures} size={size} show={showThen} {...(good && { good })} />
    </section>
  );
}

/** What it was on the two days it is compared with. */
export function ComparedLines<T>({
  figures,
  size,
  show,
  good,
}: {
  figures: Compared<T>;
  size: (figure: T) => bigint;
  show: (figure: T) => ReactNode;
  good?: 'more' | 'less';
}) {
  const { t } = useTranslation('reports-console');
  return (
    <dl className="grid gap-0.5 text-xs">
      {(['yesterday', 'lastWeek'] as const).map((day) => (
        <div
          key={day}
          className="grid grid-cols-[minmax(4.5rem,auto)_1fr_auto] max-sm:grid-cols-[minmax(0,1fr)_auto] items-center gap-2"
        >
          <dt className="truncate text-muted">{t(`days.${day}`)}</dt>
          <dd className="figures truncate text-right text-muted max-sm:hidden">{show(figures[day])}</dd>
          <dd className="min-w-13 text-right">
            <Change now={size(figures.today)} was={size(figures[day])} good={good} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
