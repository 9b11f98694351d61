import { exportBills, listBills, type OpsBillRow } from '@lanna/contract/commission/bills/ops';
import { BILL_STATES } from '@lanna/contract/commission/bills/states';
import { CONTRACT_KINDS, PAYERS } from '@lanna/rules/commission/contracts/terms';
import { useTranslation } from 'react-i18next';
import { ConsoleLink } from '../../../../console/console-link.tsx';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { useListFilter } from '../../../../console/lists/use-list-filter.ts';
import { Money } from '../../../../console/money.tsx';
import { StatusBadge } from '../../../../console/status-badge.tsx';
import { DataTable } from '../../../../console/table/data-table.tsx';
import { When } from '../../../../console/when.tsx';
import { ApproveMany } from './approve-many.tsx';
import { BillPanel } from './bill-panel.tsx';
import { periodText, TONES } from './bill-words.ts';

const keyOf = ({ id }: OpsBillRow) => id;

/** Every bill of agents' contracts: those that wait for approval, and those whose upline lacks the money. */
export function BillsPage() {
  const { t } = useTranslation('bills-console');
  const filter = useListFilter([
    { name: 'search', kind: 'text', label: t('filter.search') },
    {
      name: 'state',
      kind: 'choice',
      label: t('column.state'),
      options: [
        { value: 'case', label: t('filter.case') },
        ...BILL_STATES.map((value) => ({ value, label: t(`state.${value}`) })),
      ],
    },
    {
      name: 'kind',
      kind: 'choice',
      label: t('column.kind'),
      options: CONTRACT_KINDS.map((value) => ({ value, label: t(`kind.${value}`) })),
    },
    {
      name: 'payer',
      kind: 'choice',
      label: t('column.payer'),
      options: PAYERS.map((value) => ({ value, label: t(`payer.${value}`) })),
    },
    { name: 'at', kind: 'days', label: t('filter.days') },
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
        csv={exportBills}
        filter={filter}
        sorted="-at"
        rowKey={keyOf}
        notice="bills_changed"
        columns={[
          {
            id: 'at',
            head: t('column.at'),
            sort: 'at',
            width: 150,
            cell: (row) => <When at={row.issuedAt} brand={row.brand} />,
          },
          {
            id: 'state',
            head: t('column.state'),
            width: 170,
            cell: ({ state }) => <StatusBadge tone={TONES[state]}>{t(`state.${state}`)}</StatusBadge>,
          },
          { id: 'kind', head: t('column.kind'), width: 150, cell: (row) => t(`kind.${row.kind}`) },
          { id: 'period', head: t('column.period'), width: 200, cell: (row) => periodText(row) },
          { id: 'agent', head: t('column.agent'), width: 140, cell: (row) => row.agent.name },
          {
            id: 'payer',
            head: t('column.payer'),
            width: 150,
            cell: (row) => (row.payer === 'upline' ? row.upline?.name : t('payer.platform')),
          },
          {
            id: 'amount',
            head: t('column.amount'),
            align: 'end',
            sort: 'amount',
            width: 130,
            cell: (row) => <Money amount={row.payable} brand={row.brand} />,
          },
          {
            id: 'collected',
            head: t('column.collected'),
            align: 'end',
            width: 130,
            cell: (row) => <Money amount={row.collected} brand={row.brand} />,
          },
          {
            id: 'missing',
            head: t('column.missing'),
            align: 'end',
            width: 130,
            cell: (row) => <Money amount={row.missing} brand={row.brand} />,
          },
          { id: 'brand', head: t('column.brand'), width: 110, cell: (row) => row.brand },
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
