import { liabilityFile, showLiability } from '@lanna/contract/money/reconciliation/liability-ops';
import { useLocation, useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { address } from '../../../../api/calls/wire.ts';
import { useBrandScope } from '../../../../console/brand-scope.ts';
import { useOps } from '../../../../console/calls/ops-query.ts';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { FileLinks } from '../../../../console/table/file-links.tsx';
import { displayDate, shiftDay } from '../../../../i18n/format.ts';
import { QueryView } from '../../../../query-view.tsx';
import { useTimeZone } from '../../../../shared-parts/time/time-zone.ts';
import { classes } from '../../../../ui/classes.ts';
import { CONTROL_LOOK } from '../../../../ui/fields/field.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { LiabilitySheet } from './liability-sheet.tsx';
import { ReconciliationTabs } from './reconciliation-tabs.tsx';

/** What each brand owes its members, and what stands against it: now, or as a day of the past was closed. */
export function LiabilityPage() {
  const { t } = useTranslation('reconciliation-console');
  const { brand } = useBrandScope();
  const [day, choose] = useDay();
  const query = { ...(brand && { brand }), ...(day && { day }) };
  const liability = useOps(showLiability, { query });
  return (
    <ConsolePage title={t('liability.title')} description={t('liability.text')}>
      <ReconciliationTabs />
      <div className="flex flex-wrap items-center gap-3">
        <DayChoice day={day} onChoose={choose} />
        <div className="ml-auto flex gap-2">
          <FileLinks href={address(liabilityFile.path, { query })} framed />
        </div>
      </div>
      <QueryView
        query={liability}
        label={t('liability.loading')}
        failed={t('liability.failed')}
        shape={<Skeleton className="h-96 w-full" />}
        className="flex min-w-0 flex-col gap-6"
      >
        {({ books, day: closed }) =>
          books.map((of) => <LiabilitySheet key={of.brand} books={of} day={closed} />)
        }
      </QueryView>
    </ConsolePage>
  );
}

function DayChoice({
  day,
  onChoose,
}: {
  day: string | undefined;
  onChoose: (day: string | undefined) => void;
}) {
  const { t } = useTranslation('reconciliation-console');
  const yesterday = shiftDay(displayDate(Date.now(), useTimeZone()), -1);
  const check = (chosen: boolean) =>
    classes(
      'inline-flex h-control items-center rounded-medium border px-3 text-sm',
      chosen
        ? 'border-accent-text bg-chosen font-semibold text-accent-text'
        : 'border-control-line bg-sunken hover:border-accent-text',
    );
  return (
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="sr-only">{t('liability.asOf')}</legend>
      <button
        type="button"
        aria-pressed={day === undefined}
        className={check(day === undefined)}
        onClick={() => onChoose(undefined)}
      >
        {t('liability.now')}
      </button>
      <button
        type="button"
        aria-pressed={day === yesterday}
        className={check(day === yesterday)}
        onClick={() => onChoose(yesterday)}
      >
        {t('liability.yesterday')}
      </button>
      <label className="flex items-center gap-2 whitespace-nowrap text-muted text-sm">
        {t('liability.dayEnd')}
        <input
          type="date"
          max={yesterday}
          value={day ?? ''}
          onChange={({ target }) => onChoose(target.value || undefined)}
          className={classes(CONTROL_LOOK, 'figures w-40')}
        />
      </label>
    </fieldset>
  );
}

/** The day whose end is asked for, as the address says. */
function useDay(): [day: string | undefined, choose: (day: string | undefined) => void] {
  const { history } = useRouter();
  const day = useLocation({ select: ({ searchStr }) => new URLSearchParams(searchStr).get('day') });
  return [
    day !== null && /^\d{4}-\d\d-\d\d$/.test(day) ? day : undefined,
    (chosen) => {
      const { pathname, search } = history.location;
      const query = new URLSearchParams(search);
      if (chosen === undefined) query.delete('day');
      else query.set('day', chosen);
      const text = query.toString();
      history.push(text ? `${pathname}?${text}` : pathname);
    },
  ];
}
