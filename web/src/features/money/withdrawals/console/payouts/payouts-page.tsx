import { exportPayouts, listPayouts, type PayoutRow } from '@lanna/contract/money/withdrawals/payouts-ops';
import { PAYOUT_STATES } from '@lanna/rules/money/withdrawals/payout-states';
import { shortNumber } from '@lanna/rules/short-number';
import { useTranslation } from 'react-i18next';
import { ConsoleLink } from '../../../../../console/console-link.tsx';
import { ConsolePage } from '../../../../../console/console-page.tsx';
import { useListFilter } from '../../../../../console/lists/use-list-filter.ts';
import { Money } from '../../../../../console/money.tsx';
import { StatusBadge } from '../../../../../console/status-badge.tsx';
import { DataTable } from '../../../../../console/table/data-table.tsx';
import { When } from '../../../../../console/when.tsx';
import { PAYOUT_TONES, RECEIPT_TONES } from '../tones.ts';
import { PayoutCard } from './payout-card.tsx';

const keyOf = (row: PayoutRow) => row.id;

/** Payments of withdrawals: those to be paid by hand, those under way, and what members say has not arrived. */
export function PayoutsPage() {
  const { t } = useTranslation('withdrawals-console');
  const filter = useListFilter([
    { name: 'search', kind: 'text', label: t('filter.memberIdOrReference') },
    {
      name: 'work',
      kind: 'choice',
      label: t('filter.work'),
      options: (['by_hand', 'disputes'] as const).map((value) => ({ value, label: t(`work.${value}`) })),
    },
    {
      name: 'state',
      kind: 'choice',
      label: t('filter.state'),
      options: (['in_flight', ...PAYOUT_STATES] as const).map((value) => ({
        value,
        label: t(`payout.${value}`),
      })),
    },
    { name: 'channel', kind: 'text', label: t('filter.channel') },
    { name: 'at', kind: 'days', label: t('filter.days') },
  ]);
  return (
    <ConsolePage fill title={t('payoutsPage.title')} description={t('payoutsPage.text')}>
      <DataTable
        name="payouts"
        caption={t('payoutsPage.title')}
        list={listPayouts}
        csv={exportPayouts}
        filter={filter}
        sorted="-at"
        rowKey={keyOf}
        notice="withdrawals_changed"
        columns={[
          {
            id: 'state',
            head: t('column.state'),
            cell: (row) => (
              <StatusBadge tone={PAYOUT_TONES[row.state]}>{t(`payout.${row.state}`)}</StatusBadge>
            ),
            width: 140,
          },
          {
            id: 'receipt',
            head: t('column.receipt'),
            cell: (row) =>
              row.receipt ? (
                <StatusBadge tone={RECEIPT_TONES[row.receipt.state]}>
                  {t(`receipt.${row.receipt.state}`)}
                </StatusBadge>
              ) : (
                '–'
              ),
            width: 190,
          },
          {
            id: 'number',
            head: t('column.number'),
            cell: (row) => shortNumber('W', row.withdrawalId),
            width: 140,
          },
          { id: 'member', head: t('column.member'), cell: (row) => row.member.name, width: 140 },
          {
            id: 'amount',
            head: t('column.net'),
            align: 'end',
            cell: (row) => <Money amount={row.net} brand={row.brand} className="font-semibold" />,
            sort: 'amount',
            width: 130,
          },
          {
            id: 'payee',
            head: t('column.payee'),
            cell: (row) => `${row.payee.bankCode} ${row.payee.numberMasked}`,
            width: 140,
          },
          { id: 'channel', head: t('request.channel'), cell: (row) => row.channelCode, width: 110 },
          {
            id: 'reference',
            head: t('payouts.reference'),
            cell: (row) => row.externalReference ?? '–',
            width: 170,
          },
          {
            id: 'at',
            head: t('column.created'),
            cell: (row) => <When at={row.createdAt} brand={row.brand} />,
            sort: 'at',
            width: 140,
          },
          { id: 'brand', head: t('column.brand'), cell: (row) => row.brand, width: 100 },
        ]}
        panel={{
          title: (_, row) => row?.member.name ?? t('payoutsPage.one'),
          body: (_, row) => row && <Beside payout={row} />,
        }}
        empty={{ title: t('payoutsPage.empty'), text: t('payoutsPage.emptyText') }}
      />
    </ConsolePage>
  );
}

function Beside({ payout }: { payout: PayoutRow }) {
  const { t } = useTranslation('withdrawals-console');
  return (
    <div className="flex flex-col gap-4">
      <PayoutCard key={`${payout.id} ${payout.version}`} payout={payout} />
      <ConsoleLink href={`/withdrawals/${payout.withdrawalId}`}>{t('payoutsPage.toWithdrawal')}</ConsoleLink>
    </div>
  );
}
