import { type DepositRow, listDeposits } from '@lanna/contract/money/cashier/ops';
import { useTranslation } from 'react-i18next';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { filtersOf } from '../../../../console/lists/filters-of.ts';
import { useListFilter } from '../../../../console/lists/use-list-filter.ts';
import { Money } from '../../../../console/money.tsx';
import { columnsOf } from '../../../../console/table/columns-of.tsx';
import { DataTable } from '../../../../console/table/data-table.tsx';
import { DepositPanel } from './deposit-panel.tsx';
import { DEPOSIT_TONES } from './tones.ts';

const by = filtersOf(listDeposits);
const column = columnsOf(listDeposits);

const confirmed = ({ confirmedAmount, brand }: DepositRow) =>
  confirmedAmount === null ? '–' : <Money amount={confirmedAmount} brand={brand} />;

/** The desk: every deposit, and what no rule has decided about. */
export function DepositsPage() {
  const { t } = useTranslation('cashier-console');
  const filter = useListFilter([
    by.search(t('filter.search')),
    by.choice('state', t('filter.state'), (state) => t(`state.${state}`)),
    by.choice('reason', t('filter.reason'), (reason) => t(`reason.${reason}`)),
    by.choice('kind', t('filter.kind'), (kind) => t(`kind.${kind}`)),
    by.days('at', t('filter.days')),
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
          column.badge('status', t('column.state'), DEPOSIT_TONES, (state) => t(`state.${state}`), {
            id: 'state',
            width: 140,
          }),
          column.of(
            'reason',
            t('column.reason'),
            (row) =>
              row.status === 'review' && row.reason ? (
                <span className="font-semibold">{t(`reason.${row.reason}`)}</span>
              ) : row.status === 'waiting' && row.paidSaidAt ? (
                t('saidPaid')
              ) : (
                '–'
              ),
            { width: 230 },
          ),
          column.money('amount', t('column.amount'), { width: 130 }),
          column.of('confirmed', t('column.confirmed'), confirmed, { align: 'end', width: 130 }),
          column.member(t('column.member'), { width: 140 }),
          column.text('methodCode', t('column.method'), { id: 'method', width: 120 }),
          column.text('reference', t('column.reference'), { width: 140 }),
          column.of('slips', t('column.slips'), ({ slips }) => slips || '–', { align: 'end', width: 80 }),
          column.brand(t('column.brand'), { width: 110 }),
          column.moment('createdAt', t('column.at'), { id: 'at', sort: 'at', width: 150 }),
          column.moment('changedAt', t('column.changed'), {
            id: 'changed',
            sort: 'changed',
            width: 150,
            hidden: true,
          }),
          column.text('handledBy', t('column.handledBy'), { none: '–', width: 130 }),
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
