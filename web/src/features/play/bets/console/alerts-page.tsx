import { ALERT_KINDS, listAlerts } from '@lanna/contract/money/vendor-wallet/ops';
import { useTranslation } from 'react-i18next';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { useListFilter } from '../../../../console/lists/use-list-filter.ts';
import { DataTable } from '../../../../console/table/data-table.tsx';
import { When } from '../../../../console/when.tsx';
import { AlertPanel, AlertState } from './alert-line.tsx';

/** What the wallet has noticed. */
export function AlertsPage() {
  const { t } = useTranslation('bets-console');
  const filter = useListFilter([
    {
      name: 'state',
      kind: 'choice',
      label: t('field.state'),
      options: (['open', 'acknowledged', 'closed'] as const).map((value) => ({
        value,
        label: t(`alert.state.${value}`),
      })),
    },
    {
      name: 'kind',
      kind: 'choice',
      label: t('field.kind'),
      options: ALERT_KINDS.map((value) => ({ value, label: t(`alert.kind.${value}`) })),
    },
    { name: 'vendor', kind: 'text', label: t('field.vendor') },
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
          {
            id: 'at',
            head: t('alert.last'),
            sort: 'at',
            width: 150,
            cell: (row) => <When at={row.lastAt} variant="full" />,
          },
          {
            id: 'state',
            head: t('field.state'),
            width: 130,
            cell: (row) => <AlertState state={row.state} />,
          },
          { id: 'kind', head: t('field.kind'), width: 240, cell: (row) => t(`alert.kind.${row.kind}`) },
          { id: 'vendor', head: t('field.vendor'), width: 110, cell: (row) => row.vendor },
          { id: 'member', head: t('field.member'), width: 120, cell: (row) => row.member?.name },
          { id: 'brand', head: t('field.brand'), width: 100, cell: (row) => row.brand ?? t('house') },
          { id: 'times', head: t('alert.times'), align: 'end', width: 80, cell: (row) => row.times },
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
