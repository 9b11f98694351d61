import { type LegOnRecord, listTransfers, showKinds, transfersCsv } from '@lanna/contract/books/ledger/ops';
import { useTranslation } from 'react-i18next';
import { useOps } from '../../../../console/calls/ops-query.ts';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { useListFilter } from '../../../../console/lists/use-list-filter.ts';
import { Money } from '../../../../console/money.tsx';
import { DataTable } from '../../../../console/table/data-table.tsx';
import { When } from '../../../../console/when.tsx';
import { AccountText } from './account-text.tsx';

/** Every movement of money, with both its sides. */
export function TransfersPage() {
  const { t } = useTranslation('ledger-console');
  const kinds = useOps(showKinds);
  const filter = useListFilter([
    { name: 'search', kind: 'text', label: t('field.reference'), placeholder: t('search.transfer') },
    { name: 'account', kind: 'text', label: t('field.number'), placeholder: t('search.number') },
    {
      name: 'code',
      kind: 'choice',
      label: t('field.code'),
      options: (kinds.data?.codes ?? []).map((value) => ({
        value,
        label: t(`code.${value}`, { defaultValue: value }),
      })),
    },
    { name: 'amount', kind: 'amount', label: t('field.amount') },
    { name: 'at', kind: 'days', label: t('field.at'), opening: '7' },
  ]);
  return (
    <ConsolePage fill title={t('transfers.title')} description={t('transfers.text')}>
      <DataTable
        name="transfers"
        caption={t('transfers.title')}
        list={listTransfers}
        csv={transfersCsv}
        filter={filter}
        sorted="-at"
        rowKey={keyOf}
        href={hrefOf}
        columns={[
          {
            id: 'at',
            head: t('field.at'),
            sort: 'at',
            width: 150,
            cell: (row) => <When at={row.writtenAt} brand={row.brand} variant="full" />,
          },
          {
            id: 'code',
            head: t('field.code'),
            width: 140,
            cell: (row) => t(`code.${row.code}`, { defaultValue: row.code }),
          },
          {
            id: 'amount',
            head: t('field.amount'),
            align: 'end',
            width: 130,
            cell: (row) => <Money amount={row.amount} brand={row.brand} />,
          },
          {
            id: 'from',
            head: t('field.from'),
            width: 240,
            cell: (row) => <AccountText account={row.from} inRow />,
          },
          {
            id: 'to',
            head: t('field.to'),
            width: 240,
            cell: (row) => <AccountText account={row.to} inRow />,
          },
          { id: 'brand', head: t('field.brand'), width: 90, cell: (row) => row.brand },
          {
            id: 'block',
            head: t('field.block'),
            align: 'end',
            width: 80,
            cell: (row) => row.block ?? t('unsealed'),
          },
          {
            id: 'id',
            head: t('field.number'),
            align: 'end',
            width: 90,
            cell: (row) => <span className="figures">{row.id}</span>,
          },
        ]}
        empty={{ title: t('transfers.empty'), text: t('transfers.emptyText') }}
      />
    </ConsolePage>
  );
}

const keyOf = ({ id }: LegOnRecord) => id;
const hrefOf = ({ id }: LegOnRecord) => `/ledger/transfers/${id}`;
