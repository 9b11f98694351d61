import { listRounds, roundsCsv } from '@lanna/contract/money/vendor-wallet/ops';
import { useTranslation } from 'react-i18next';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { useListFilter } from '../../../../console/lists/use-list-filter.ts';
import { DataTable } from '../../../../console/table/data-table.tsx';
import { betHref, betKey, useBetColumns } from './bet-columns.tsx';
import { useBetFields } from './bet-fields.ts';

/** Rounds at vendors, by whatever a dispute names: round, transaction, member, time, amount. */
export function RoundsPage() {
  const { t } = useTranslation('bets-console');
  const filter = useListFilter([
    ...useBetFields(),
    {
      name: 'transaction',
      kind: 'text',
      label: t('field.transaction'),
      placeholder: t('search.transaction'),
    },
  ]);
  const columns = useBetColumns();
  return (
    <ConsolePage fill title={t('rounds.title')} description={t('rounds.text')}>
      <DataTable
        name="rounds"
        caption={t('rounds.title')}
        list={listRounds}
        csv={roundsCsv}
        filter={filter}
        sorted="-at"
        rowKey={betKey}
        href={betHref}
        columns={columns}
        empty={{ title: t('rounds.empty'), text: t('rounds.emptyText') }}
      />
    </ConsolePage>
  );
}
