import { listBills } from '@lanna/contract/commission/bills/ops';
import { useTranslation } from 'react-i18next';
import { ConsoleLink } from '../../../../console/console-link.tsx';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { filtersOf } from '../../../../console/lists/filters-of.ts';
import { useListFilter } from '../../../../console/lists/use-list-filter.ts';
import { columnsOf } from '../../../../console/table/columns-of.tsx';
import { DataTable } from '../../../../console/table/data-table.tsx';
import { ApproveMany } from './approve-many.tsx';
import { BillPanel } from './bill-panel.tsx';
import { periodText, TONES } from './bill-words.ts';

const by = filtersOf(listBills);
const column = columnsOf(listBills);

/** Every bill of agents' contracts: those that wait for approval, and those whose upline lacks the money. */
export function BillsPage() {
  const { t } = useTranslation('bills-console');
  const filter = useListFilter([
    by.search(t('filter.search')),
    by.choice('state', t('column.state'), (state) =>
      state === 'case' ? t('filter.case') : t(`state.${state}`),
    ),
    by.choice('kind', t('column.kind'), (kind) => t(`kind.${kind}`)),
    by.choice('payer', t('column.payer'), (payer) => t(`payer.${payer}`)),
    by.days('at', t('filter.days')),
  ]);
  return (
    <ConsolePage
      fill
      title={t('list.title')}
      description={t('list.text')}
      actions={
        <>
          <ApproveMany />
          <ConsoleLink href="/bill-settings">{t('settings.title')}</ConsoleLink>
        </>
      }
    >
      <DataTable
        name="bills"
        caption={t('list.title')}
        list={listBills}
        filter={filter}
        notice="bills_changed"
        columns={[
          column.moment('issuedAt', t('column.at'), { id: 'at', sort: 'at', width: 150 }),
          column.badge('state', t('column.state'), TONES, (state) => t(`state.${state}`), { width: 170 }),
          column.word('kind', t('column.kind'), (kind) => t(`kind.${kind}`), { width: 150 }),
          column.of('period', t('column.period'), periodText, { width: 200 }),
          column.of('agent', t('column.agent'), (row) => row.agent.name, { width: 140 }),
          column.of(
            'payer',
            t('column.payer'),
            (row) => (row.payer === 'upline' ? row.upline?.name : t('payer.platform')),
            { width: 150 },
          ),
          column.money('payable', t('column.amount'), { id: 'amount', sort: 'amount', width: 130 }),
          column.money('collected', t('column.collected'), { width: 130 }),
          column.money('missing', t('column.missing'), { width: 130 }),
          column.brand(t('column.brand'), { width: 110 }),
        ]}
        panel={{
          title: (_, row) => row?.agent.name ?? t('list.one'),
          body: (id) => <BillPanel key={id} id={id} />,
        }}
        empty={{ title: t('list.empty'), text: t('list.emptyText') }}
      />
    </ConsolePage>
  );
}
