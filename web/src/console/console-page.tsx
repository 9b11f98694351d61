import { ChevronRight } from 'lucide-react';
import { Fragment, type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from '../ui/classes.ts';
import { AsOf } from './as-of.tsx';
import { ConsoleLink } from './console-link.tsx';
import { useTabCount } from './work/tab-count.ts';

/** A page of the console: where one is, what it is called, what can be done, and then the matter itself. */
export function ConsolePage({
  title,
  heading = title,
  description,
  crumbs = [],
  actions,
  fill = false,
  children,
}: {
  /** Of the browser's tab, and the heading unless that says more. */
  title: string;
  heading?: ReactNode;
  /** One line: what is here, and what it is for. */
  description?: ReactNode;
  /** The pages above this one. */
  crumbs?: readonly { href: string; label: string }[];
  actions?: ReactNode;
  /** A list that takes the height the page has; other pages grow with what is on them. */
  fill?: boolean;
  children: ReactNode;
}) {
  const { t } = useTranslation('console');
  const waiting = useTabCount();
  useEffect(() => {
    document.title = (waiting > 0 ? `(${waiting}) ` : '') + t('page.title', { title });
  }, [t, title, waiting]);
  return (
    <div
      className={classes(
        'mx-auto flex w-full max-w-[110rem] flex-col gap-4 p-4 lg:p-6',
        fill && 'sm:h-full sm:min-h-[36rem]',
      )}
    >
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          {crumbs.length > 0 && (
            <nav
              aria-label={t('page.crumbs')}
              className="mb-1 flex flex-wrap items-center gap-1 text-muted text-xs"
            >
              {crumbs.map(({ href, label }) => (
                <Fragment key={href}>
                  <ConsoleLink href={href} className="hover:text-text hover:underline">
                    {label}
                  </ConsoleLink>
                  <ChevronRight className="size-3" aria-hidden="true" />
                </Fragment>
              ))}
            </nav>
          )}
          <h1 className="font-semibold text-xl leading-tight">{heading}</h1>
          {description && <p className="mt-1 max-w-3xl text-pretty text-muted text-sm">{description}</p>}
          <AsOf />
        </div>
        {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
      </header>
      {children}
    </div>
  );
}
