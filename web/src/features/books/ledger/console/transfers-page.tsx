import { type LegOnRecord, listTransfers, showKinds } from '@lanna/contract/books/ledger/ops';
import { useTranslation } from 'react-i18next';
import { useOps } from '../../../../console/calls/ops-query.ts';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { filtersOf } from '../../../../console/lists/filters-of.ts';
import { useListFilter } from '../../../../console/lists/use-list-filter.ts';
import { useCodeName } from '../../../../console/names/transfer-code.ts';
import { columnsOf } from '../../../../console/table/columns-of.tsx';
import { DataTable } from '../../../../console/table/data-table.tsx';
import { AccountText } from './account-text.tsx';

const by = filtersOf(listTransfers);
const column = columnsOf(listTransfers);

/** Every movement of money, with both its sides. */
export function TransfersPage() {
  const { t } = useTranslation('ledger-console');
  const codeName = useCodeName();
  const kinds = useOps(showKinds);
  const filter = useListFilter([
    by.text('search', t('field.reference'), t('search.transfer')),
    by.text('account', t('field.number'), t('search.number')),
    by.choiceOf(
      'code',
      t('field.code'),
      (kinds.data?.codes ?? []).map((value) => ({ value, label: codeName(value) })),
    ),
    { name: 'amount', kind: 'amount', label: t('field.amount') },
    by.days('at', t('field.at'), '7'),
  ]);
  return (
    <ConsolePage fill title={t('transfers.title')} description={t('transfers.text')}>
      <DataTable
        name="transfers"
        caption={t('transfers.title')}
        list={listTransfers}
        filter={filter}
        href={hrefOf}
        columns={[
          column.moment('writtenAt', t('field.at'), { id: 'at', sort: 'at', width: 150, variant: 'full' }),
          column.word('code', t('field.code'), codeName, { width: 140 }),
          column.money('amount', t('field.amount'), { width: 130 }),
          column.of('from', t('field.from'), ({ from }) => <AccountText account={from} inRow />, {
            width: 240,
          }),
          column.of('to', t('field.to'), ({ to }) => <AccountText account={to} inRow />, { width: 240 }),
          column.brand(t('field.brand'), { width: 90 }),
          column.text('block', t('field.block'), { none: t('unsealed'), align: 'end', width: 80 }),
          column.of('id', t('field.number'), ({ id }) => <span className="figures">{id}</span>, {
            align: 'end',
            width: 90,
          }),
        ]}
        empty={{ title: t('transfers.empty'), text: t('transfers.emptyText') }}
      />
    </ConsolePage>
  );
}

const hrefOf = ({ id }: LegOnRecord) => `/ledger/transfers/${id}`;
