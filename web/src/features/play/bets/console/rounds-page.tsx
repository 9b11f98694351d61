import { listRounds } from '@lanna/contract/money/vendor-wallet/ops';
import { useTranslation } from 'react-i18next';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { filtersOf } from '../../../../console/lists/filters-of.ts';
import { useListFilter } from '../../../../console/lists/use-list-filter.ts';
import { DataTable } from '../../../../console/table/data-table.tsx';
import { useBetColumns } from './bet-columns.tsx';
import { useBetFields } from './bet-fields.ts';

const by = filtersOf(listRounds);

/** Rounds at vendors, by whatever a dispute names: round, transaction, member, time, amount. */
export function RoundsPage() {
  const { t } = useTranslation('bets-console');
  const filter = useListFilter([
    ...useBetFields(),
    by.text('transaction', t('field.transaction'), t('search.transaction')),
  ]);
  const columns = useBetColumns();
  return (
    <ConsolePage fill title={t('rounds.title')} description={t('rounds.text')}>
      <DataTable
        name="rounds"
        caption={t('rounds.title')}
        list={listRounds}
        filter={filter}
        href={({ id }) => `/rounds/${id}`}
        columns={columns}
        empty={{ title: t('rounds.empty'), text: t('rounds.emptyText') }}
      />
    </ConsolePage>
  );
}
