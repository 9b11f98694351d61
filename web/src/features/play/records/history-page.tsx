import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../api/content/brand.ts';
import { displayDate } from '../../../i18n/format.ts';
import { Segments } from '../../../ui/fields/segments.tsx';
import { useUrlFilter } from '../../../use-url-filter.ts';
import { historyFilter, VIEWS } from './record-filter.ts';
import { StatementView } from './statement-view.tsx';
import { TransactionsView } from './transactions-view.tsx';

/** The account record: what moved and what is on its way; or the statement, change by change, with its proof. */
export function HistoryPage() {
  const { t } = useTranslation('records');
  const { timeZone } = useBrand();
  const today = displayDate(Date.now(), timeZone);
  const [filter, onChange] = useUrlFilter(historyFilter);
  const view = { filter, today, onChange };
  return (
    <section aria-labelledby="history-heading" className="flex flex-col gap-4 pt-4 sm:gap-5 sm:pt-1">
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h2 id="history-heading" className="font-display font-semibold text-2xl">
            {t('title')}
          </h2>
          <p className="max-w-prose text-muted text-sm">{t(`lead.${filter.view}`)}</p>
        </div>
        <Segments
          label={t('view')}
          value={filter.view}
          onValueChange={(chosen) => onChange({ view: chosen })}
          segments={VIEWS.map((value) => ({ value, label: t(`views.${value}`) }))}
        />
      </header>
      {filter.view === 'statement' ? <StatementView {...view} /> : <TransactionsView {...view} />}
    </section>
  );
}
