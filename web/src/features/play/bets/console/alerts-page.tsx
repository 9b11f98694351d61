import { listAlerts } from '@lanna/contract/money/vendor-wallet/ops';
import { useTranslation } from 'react-i18next';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { filtersOf } from '../../../../console/lists/filters-of.ts';
import { useListFilter } from '../../../../console/lists/use-list-filter.ts';
import { columnsOf } from '../../../../console/table/columns-of.tsx';
import { DataTable } from '../../../../console/table/data-table.tsx';
import { When } from '../../../../console/when.tsx';
import { AlertPanel, AlertState } from './alert-line.tsx';

const by = filtersOf(listAlerts);
const column = columnsOf(listAlerts);

/** What the wallet has noticed. */
export function AlertsPage() {
  const { t } = useTranslation('bets-console');
  const filter = useListFilter([
    by.choice('state', t('field.state'), (state) => t(`alert.state.${state}`)),
    by.choice('kind', t('field.kind'), (kind) => t(`alert.kind.${kind}`)),
    by.text('vendor', t('field.vendor')),
  ]);
  return (
    <ConsolePage fill title={t('alerts.title')} description={t('alerts.text')}>
      <DataTable
        name="wallet-alerts"
        caption={t('alerts.title')}
        list={listAlerts}
        filter={filter}
        notice="wallet_alerts_changed"
        columns={[
          column.of('at', t('alert.last'), (row) => <When at={row.lastAt} variant="full" />, {
            sort: 'at',
            width: 150,
          }),
          column.of('state', t('field.state'), (row) => <AlertState state={row.state} />, { width: 130 }),
          column.word('kind', t('field.kind'), (kind) => t(`alert.kind.${kind}`), { width: 240 }),
          column.text('vendor', t('field.vendor'), { width: 110 }),
          column.member(t('field.member'), { width: 120 }),
          column.text('brand', t('field.brand'), { none: t('house'), width: 100 }),
          column.text('times', t('alert.times'), { align: 'end', width: 80 }),
        ]}
        panel={{
          title: (_, row) => (row ? t(`alert.kind.${row.kind}`) : t('alerts.title')),
          body: (_, row) => (row ? <AlertPanel alert={row} /> : <p>{t('gone')}</p>),
        }}
        empty={{ title: t('alerts.empty'), text: t('alerts.emptyText') }}
      />
    </ConsolePage>
  );
}
