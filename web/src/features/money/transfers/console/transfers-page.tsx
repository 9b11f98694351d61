import { listTransfers } from '@lanna/contract/money/transfers/ops';
import { useTranslation } from 'react-i18next';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { filtersOf } from '../../../../console/lists/filters-of.ts';
import { useListFilter } from '../../../../console/lists/use-list-filter.ts';
import { columnsOf } from '../../../../console/table/columns-of.tsx';
import { DataTable } from '../../../../console/table/data-table.tsx';
import { TransferPanel } from './transfer-panel.tsx';
import { TransferStateBadge } from './transfer-state.tsx';

const by = filtersOf(listTransfers);
const column = columnsOf(listTransfers);

/** Every transfer between wallets and to agents; what a vendor leaves open is decided in the panel. */
export function TransfersPage() {
  const { t } = useTranslation('transfers-console');
  const filter = useListFilter([
    by.search(t('filter.search')),
    by.choice('state', t('filter.state'), (state) =>
      state === 'attention' ? t('filter.attention') : t(`state.${state}`),
    ),
    by.choice('kind', t('filter.kind'), (kind) => t(`kind.${kind}`)),
    by.text('vendor', t('filter.vendor')),
    by.days('at', t('filter.days')),
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
          column.moment('createdAt', t('column.at'), { id: 'at', sort: 'at', width: 150 }),
          column.of('state', t('column.state'), (row) => <TransferStateBadge transfer={row} />, {
            width: 160,
          }),
          column.word('kind', t('column.kind'), (kind) => t(`kind.${kind}`), { width: 170 }),
          column.member(t('column.member'), { width: 140 }),
          column.text('other', t('column.other'), { width: 130 }),
          column.money('amount', t('column.amount'), { sort: 'amount', width: 130 }),
          column.word('reason', t('column.reason'), (reason) => (reason ? t(`reason.${reason}`) : '–'), {
            width: 220,
          }),
          column.moment('endedAt', t('column.ended'), { id: 'ended', never: '–', width: 150 }),
          column.brand(t('column.brand'), { width: 110 }),
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
