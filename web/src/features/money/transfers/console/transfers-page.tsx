import { listTransfers } from '@lanna/contract/money/transfers/ops';
import { TRANSFER_KINDS, TRANSFER_STATES } from '@lanna/contract/money/transfers/transfers';
import { useTranslation } from 'react-i18next';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { useListFilter } from '../../../../console/lists/use-list-filter.ts';
import { Money } from '../../../../console/money.tsx';
import { DataTable } from '../../../../console/table/data-table.tsx';
import { When } from '../../../../console/when.tsx';
import { TransferPanel } from './transfer-panel.tsx';
import { TransferStateBadge } from './transfer-state.tsx';

/** Every transfer between wallets and to agents; what a vendor leaves open is decided in the panel. */
export function TransfersPage() {
  const { t } = useTranslation('transfers-console');
  const filter = useListFilter([
    { name: 'search', kind: 'text', label: t('filter.search') },
    {
      name: 'state',
      kind: 'choice',
      label: t('filter.state'),
      options: [
        { value: 'attention', label: t('filter.attention') },
        ...TRANSFER_STATES.map((value) => ({ value, label: t(`state.${value}`) })),
      ],
    },
    {
      name: 'kind',
      kind: 'choice',
      label: t('filter.kind'),
      options: TRANSFER_KINDS.map((value) => ({ value, label: t(`kind.${value}`) })),
    },
    { name: 'vendor', kind: 'text', label: t('filter.vendor') },
    { name: 'at', kind: 'days', label: t('filter.days') },
  ]);
  return (
    <ConsolePage fill title={t('list.title')} description={t('list.text')}>
      <DataTable
        name="transfers"
        caption={t('list.title')}
        list={listTransfers}
        filter={filter}
        notice="transfers_changed"
        columns={[
          {
            id: 'at',
            head: t('column.at'),
            sort: 'at',
            width: 150,
            cell: (row) => <When at={row.createdAt} brand={row.brand} />,
          },
          {
            id: 'state',
            head: t('column.state'),
            width: 160,
            cell: (row) => <TransferStateBadge transfer={row} />,
          },
          { id: 'kind', head: t('column.kind'), width: 170, cell: (row) => t(`kind.${row.kind}`) },
          { id: 'member', head: t('column.member'), width: 140, cell: (row) => row.member.name },
          { id: 'other', head: t('column.other'), width: 130, cell: (row) => row.other },
          {
            id: 'amount',
            head: t('column.amount'),
            align: 'end',
            sort: 'amount',
            width: 130,
            cell: (row) => <Money amount={row.amount} brand={row.brand} />,
          },
          {
            id: 'reason',
            head: t('column.reason'),
            width: 220,
            cell: (row) => (row.reason === null ? '–' : t(`reason.${row.reason}`)),
          },
          {
            id: 'ended',
            head: t('column.ended'),
            width: 150,
            cell: (row) => (row.endedAt === null ? '–' : <When at={row.endedAt} brand={row.brand} />),
          },
          { id: 'brand', head: t('column.brand'), width: 110, cell: (row) => row.brand },
        ]}
        panel={{
          title: (_, row) => row?.member.name ?? t('list.one'),
          body: (id) => <TransferPanel key={id} id={id} />,
        }}
        empty={{ title: t('list.empty'), text: t('list.emptyText') }}
      />
    </ConsolePage>
  );
}
