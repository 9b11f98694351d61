import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from '../ui/classes.ts';

export interface Fact {
  label: string;
  /** Nothing (null, undefined, '') is shown as a dash. */
  value: ReactNode;
  /** More about it, or what can be done with it. */
  action?: ReactNode;
}

/** What is known of something: labels and values, two columns of them where the panel has room. */
export function Facts({
  facts,
  wide = false,
}: {
  facts: readonly (Fact | false | null | undefined)[];
  wide?: boolean;
}) {
  const { t } = useTranslation('console');
  return (
    <div className="@container">
      <dl className={classes('grid gap-x-8', wide && '@2xl:grid-cols-2 @6xl:grid-cols-3')}>
        {facts
          .filter((fact): fact is Fact => Boolean(fact))
          .map(({ label, value, action }) => (
            <div
              key={label}
              className="grid min-h-9 grid-cols-[minmax(7rem,2fr)_minmax(0,3fr)] items-center gap-3 border-line/70 border-b py-1.5 text-sm last:border-b-0"
            >
              <dt className="text-muted">{label}</dt>
              <dd className="flex min-w-0 flex-wrap items-center justify-between gap-x-3">
                <span className="min-w-0 break-words">
                  {value === null || value === undefined || value === '' ? (
                    <span className="text-muted">{t('none')}</span>
                  ) : (
                    value
                  )}
                </span>
                {action}
              </dd>
            </div>
          ))}
      </dl>
    </div>
  );
}
