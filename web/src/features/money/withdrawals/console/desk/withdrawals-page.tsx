import { listWithdrawals, type WithdrawalRow } from '@lanna/contract/money/withdrawals/ops';
import { shortNumber } from '@lanna/rules/short-number';
import { useTranslation } from 'react-i18next';
import { ConsoleLink } from '../../../../../console/console-link.tsx';
import { ConsolePage } from '../../../../../console/console-page.tsx';
import { filtersOf } from '../../../../../console/lists/filters-of.ts';
import { useListFilter } from '../../../../../console/lists/use-list-filter.ts';
import { Can } from '../../../../../console/operator.tsx';
import { columnsOf } from '../../../../../console/table/columns-of.tsx';
import { DataTable } from '../../../../../console/table/data-table.tsx';
import { WITHDRAWAL_TONES } from '../tones.ts';
import { Promised, Waited } from './promised.tsx';
import { RiskBadges } from './risk-badges.tsx';

const by = filtersOf(listWithdrawals);
const column = columnsOf(listWithdrawals);
const pageOf = (row: WithdrawalRow) => `/withdrawals/${row.id}`;
const payeeOf = ({ payee }: WithdrawalRow) => `${payee.bankCode} ${payee.numberMasked}`;
const waited = (row: WithdrawalRow) => (row.promisedUntil ? <Waited since={row.requestedAt} /> : '–');
const promised = (row: WithdrawalRow) => <Promised until={row.promisedUntil} brand={row.brand} />;

/** The desk: what members have asked for, how long it has waited, until when it was promised, and who has it. */
export function WithdrawalsPage() {
  const { t } = useTranslation('withdrawals-console');
  const filter = useListFilter([
    by.search(t('filter.memberOrId')),
    by.choice('state', t('filter.state'), (state) => t(`state.${state}`)),
    by.choice('reason', t('filter.reason'), (reason) => t(`risk.name.${reason}`)),
    by.choice('mine', t('filter.whose'), () => t('filter.mine')),
    by.days('at', t('filter.days')),
  ]);
  return (
    <ConsolePage
      fill
      title={t('desk.title')}
      description={t('desk.text')}
      actions={
        <Can permission="freezes.read">
          <ConsoleLink href="/freezes">{t('desk.frozen')}</ConsoleLink>
        </Can>
      }
    >
      <DataTable
        name="withdrawals"
        caption={t('desk.title')}
        list={listWithdrawals}
        filter={filter}
        href={pageOf}
        notice="withdrawals_changed"
        columns={[
          column.badge('state', t('column.state'), WITHDRAWAL_TONES, (state) => t(`state.${state}`), {
            width: 130,
          }),
          column.of('waited', t('column.waited'), waited, { width: 90 }),
          column.of('promised', t('column.promised'), promised, { width: 235 }),
          column.of('number', t('column.number'), (row) => shortNumber('W', row.id), { width: 140 }),
          column.of(
            'member',
            t('column.member'),
            (row) => (
              <span>
                {row.member.name}{' '}
                <span className="text-muted text-xs">{t('rank', { level: row.member.rankLevel })}</span>
              </span>
            ),
            { width: 200 },
          ),
          column.money('amount', t('column.amount'), { sort: 'amount', strong: true, width: 130 }),
          column.of('reasons', t('column.reasons'), (row) => <RiskBadges kinds={row.reasons} />, {
            width: 260,
          }),
          column.of('payee', t('column.payee'), payeeOf, { width: 140 }),
          column.text('handledBy', t('column.handledBy'), { none: '–', width: 110 }),
          column.moment('requestedAt', t('column.at'), { id: 'at', sort: 'at', width: 140 }),
          column.brand(t('column.brand'), { width: 100, hidden: true }),
          column.moment('changedAt', t('column.changed'), {
            id: 'changed',
            sort: 'changed',
            width: 140,
            hidden: true,
          }),
        ]}
        empty={{ title: t('desk.empty'), text: t('desk.emptyText') }}
      />
    </ConsolePage>
  );
}
