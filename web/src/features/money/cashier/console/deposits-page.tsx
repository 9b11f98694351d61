import { DEPOSIT_KINDS } from '@lanna/contract/money/cashier/cashier';
import { listDeposits } from '@lanna/contract/money/cashier/ops';
import { DEPOSIT_STATES, REVIEW_REASONS } from '@lanna/rules/money/cashier/deposit-state';
import { useTranslation } from 'react-i18next';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { useListFilter } from '../../../../console/lists/use-list-filter.ts';
import { Money } from '../../../../console/money.tsx';
import { StatusBadge } from '../../../../console/status-badge.tsx';
import { DataTable } from '../../../../console/table/data-table.tsx';
import { When } from '../../../../console/when.tsx';
import { DepositPanel } from './deposit-panel.tsx';
import { DEPOSIT_TONES } from './tones.ts';

/** The desk: every deposit, and what no rule has decided about. */
export function DepositsPage() {
  const { t } = useTranslation('cashier-console');
  const filter = useListFilter([
    { name: 'search', kind: 'text', label: t('filter.search') },
    {
      name: 'state',
      kind: 'choice',
      label: t('filter.state'),
      options: (['open', ...DEPOSIT_STATES] as const).map((value) => ({ value, label: t(`state.${value}`) })),
    },
    {
      name: 'reason',
      kind: 'choice',
      label: t('filter.reason'),
      options: REVIEW_REASONS.map((value) => ({ value, label: t(`reason.${value}`) })),
    },
    {
      name: 'kind',
      kind: 'choice',
      label: t('filter.kind'),
      options: DEPOSIT_KINDS.map((value) => ({ value, label: t(`kind.${value}`) })),
    },
    { name: 'at', kind: 'days', label: t('filter.days') },
  ]);
  return (
    <ConsolePage fill title={t('title')} description={t('text')}>
      <DataTable
        name="deposits"
        caption={t('title')}
        list={listDeposits}
        filter={filter}
        notice="deposits_changed"
        columns={[
          {
            id: 'state',
            head: t('column.state'),
            cell: (row) => (
              <StatusBadge tone={DEPOSIT_TONES[row.status]}>{t(`state.${row.status}`)}</StatusBadge>
            ),
            width: 140,
          },
          {
            id: 'reason',
            head: t('column.reason'),
            cell: (row) =>
              row.status === 'review' && row.reason ? (
                <span className="font-semibold">{t(`reason.${row.reason}`)}</span>
              ) : row.status === 'waiting' && row.paidSaidAt ? (
                t('saidPaid')
              ) : (
                '–'
              ),
            width: 230,
          },
          {
            id: 'amount',
            head: t('column.amount'),
            align: 'end',
            cell: (row) => <Money amount={row.amount} brand={row.brand} />,
            width: 130,
          },
          {
            id: 'confirmed',
            head: t('column.confirmed'),
            align: 'end',
            cell: (row) =>
              row.confirmedAmount === null ? '–' : <Money amount={row.confirmedAmount} brand={row.brand} />,
            width: 130,
          },
          { id: 'member', head: t('column.member'), cell: (row) => row.member.name, width: 140 },
          { id: 'method', head: t('column.method'), cell: (row) => row.methodCode, width: 120 },
          { id: 'reference', head: t('column.reference'), cell: (row) => row.reference, width: 140 },
          {
            id: 'slips',
            head: t('column.slips'),
            align: 'end',
            cell: (row) => (row.slips > 0 ? row.slips : '–'),
            width: 80,
          },
          { id: 'brand', head: t('column.brand'), cell: (row) => row.brand, width: 110 },
          {
            id: 'at',
            head: t('column.at'),
            cell: (row) => <When at={row.createdAt} brand={row.brand} />,
            sort: 'at',
            width: 150,
          },
          {
            id: 'changed',
            head: t('column.changed'),
            cell: (row) => <When at={row.changedAt} brand={row.brand} />,
            sort: 'changed',
            width: 150,
            hidden: true,
          },
          { id: 'handledBy', head: t('column.handledBy'), cell: (row) => row.handledBy ?? '–', width: 130 },
        ]}
        panel={{
          title: (_, row) => row?.reference ?? t('one'),
          body: (id) => <DepositPanel key={id} id={id} />,
        }}
        empty={{ title: t('empty'), text: t('emptyText') }}
      />
    </ConsolePage>
  );
}
