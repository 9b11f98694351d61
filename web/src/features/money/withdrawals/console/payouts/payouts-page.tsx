import { listPayouts, type PayoutRow } from '@lanna/contract/money/withdrawals/payouts-ops';
import { shortNumber } from '@lanna/rules/short-number';
import { useTranslation } from 'react-i18next';
import { ConsoleLink } from '../../../../../console/console-link.tsx';
import { ConsolePage } from '../../../../../console/console-page.tsx';
import { filtersOf } from '../../../../../console/lists/filters-of.ts';
import { useListFilter } from '../../../../../console/lists/use-list-filter.ts';
import { StatusBadge } from '../../../../../console/status-badge.tsx';
import { columnsOf } from '../../../../../console/table/columns-of.tsx';
import { DataTable } from '../../../../../console/table/data-table.tsx';
import { PAYOUT_TONES, RECEIPT_TONES } from '../tones.ts';
import { PayoutCard } from './payout-card.tsx';

const by = filtersOf(listPayouts);
const column = columnsOf(listPayouts);

/** Payments of withdrawals: those to be paid by hand, those under way, and what members say has not arrived. */
export function PayoutsPage() {
  const { t } = useTranslation('withdrawals-console');
  const filter = useListFilter([
    by.search(t('filter.memberIdOrReference')),
    by.choice('work', t('filter.work'), (work) => t(`work.${work}`)),
    by.choice('state', t('filter.state'), (state) => t(`payout.${state}`)),
    by.text('channel', t('filter.channel')),
    by.days('at', t('filter.days')),
  ]);
  return (
    <ConsolePage fill title={t('payoutsPage.title')} description={t('payoutsPage.text')}>
      <DataTable
        name="payouts"
        caption={t('payoutsPage.title')}
        list={listPayouts}
        filter={filter}
        notice="withdrawals_changed"
        columns={[
          column.badge('state', t('column.state'), PAYOUT_TONES, (state) => t(`payout.${state}`), {
            width: 140,
          }),
          column.of(
            'receipt',
            t('column.receipt'),
            (row) =>
              row.receipt ? (
                <StatusBadge tone={RECEIPT_TONES[row.receipt.state]}>
                  {t(`receipt.${row.receipt.state}`)}
                </StatusBadge>
              ) : (
                '–'
              ),
            { width: 190 },
          ),
          column.of('number', t('column.number'), (row) => shortNumber('W', row.withdrawalId), {
            width: 140,
          }),
          column.member(t('column.member'), { width: 140 }),
          column.money('net', t('column.net'), { id: 'amount', sort: 'amount', strong: true, width: 130 }),
          column.of('payee', t('column.payee'), (row) => `${row.payee.bankCode} ${row.payee.numberMasked}`, {
            width: 140,
          }),
          column.text('channelCode', t('request.channel'), { id: 'channel', width: 110 }),
          column.text('externalReference', t('payouts.reference'), {
            id: 'reference',
            none: '–',
            width: 170,
          }),
          column.moment('createdAt', t('column.created'), { id: 'at', sort: 'at', width: 140 }),
          column.brand(t('column.brand'), { width: 100 }),
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
