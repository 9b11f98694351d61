import {
  exportWithdrawals,
  listWithdrawals,
  type WithdrawalRow,
} from '@lanna/contract/money/withdrawals/ops';
import { RISK_KINDS } from '@lanna/rules/money/withdrawals/risk-rules';
import { WITHDRAWAL_STATES } from '@lanna/rules/money/withdrawals/withdrawal-states';
import { shortNumber } from '@lanna/rules/short-number';
import { useTranslation } from 'react-i18next';
import { ConsolePage } from '../../../../../console/console-page.tsx';
import { useListFilter } from '../../../../../console/lists/use-list-filter.ts';
import { Money } from '../../../../../console/money.tsx';
import { StatusBadge } from '../../../../../console/status-badge.tsx';
import { DataTable } from '../../../../../console/table/data-table.tsx';
import { When } from '../../../../../console/when.tsx';
import { WITHDRAWAL_TONES } from '../tones.ts';
import { Promised, Waited } from './promised.tsx';
import { RiskBadges } from './risk-badges.tsx';

const keyOf = (row: WithdrawalRow) => row.id;
const pageOf = (row: WithdrawalRow) => `/withdrawals/${row.id}`;

/** The desk: what members have asked for, how long it has waited, until when it was promised, and who has it. */
export function WithdrawalsPage() {
  const { t } = useTranslation('withdrawals-console');
  const filter = useListFilter([
    { name: 'search', kind: 'text', label: t('filter.memberOrId') },
    {
      name: 'state',
      kind: 'choice',
      label: t('filter.state'),
      options: (['undecided', 'open', ...WITHDRAWAL_STATES] as const).map((value) => ({
        value,
        label: t(`state.${value}`),
      })),
    },
    {
      name: 'reason',
      kind: 'choice',
      label: t('filter.reason'),
      options: RISK_KINDS.map((value) => ({ value, label: t(`risk.name.${value}`) })),
    },
    {
      name: 'mine',
      kind: 'choice',
      label: t('filter.whose'),
      options: [{ value: 'true', label: t('filter.mine') }],
    },
    { name: 'at', kind: 'days', label: t('filter.days') },
  ]);
  return (
    <ConsolePage fill title={t('desk.title')} description={t('desk.text')}>
      <DataTable
        name="withdrawals"
        caption={t('desk.title')}
        list={listWithdrawals}
        csv={exportWithdrawals}
        filter={filter}
        sorted="-at"
        rowKey={keyOf}
        href={pageOf}
        notice="withdrawals_changed"
        columns={[
          {
            id: 'state',
            head: t('column.state'),
            cell: (row) => (
              <StatusBadge tone={WITHDRAWAL_TONES[row.state]}>{t(`state.${row.state}`)}</StatusBadge>
            ),
            width: 130,
          },
          {
            id: 'waited',
            head: t('column.waited'),
            cell: (row) => (row.promisedUntil ? <Waited since={row.requestedAt} /> : '–'),
            width: 90,
          },
          {
            id: 'promised',
            head: t('column.promised'),
            cell: (row) => <Promised until={row.promisedUntil} brand={row.brand} />,
            width: 235,
          },
          { id: 'number', head: t('column.number'), cell: (row) => shortNumber('W', row.id), width: 140 },
          {
            id: 'member',
            head: t('column.member'),
            cell: (row) => (
              <span>
                {row.member.name}{' '}
                <span className="text-muted text-xs">{t('rank', { level: row.member.rankLevel })}</span>
              </span>
            ),
            width: 200,
          },
          {
            id: 'amount',
            head: t('column.amount'),
            align: 'end',
            cell: (row) => <Money amount={row.amount} brand={row.brand} className="font-semibold" />,
            sort: 'amount',
            width: 130,
          },
          {
            id: 'reasons',
            head: t('column.reasons'),
            cell: (row) => <RiskBadges kinds={row.reasons} />,
            width: 260,
          },
          {
            id: 'payee',
            head: t('column.payee'),
            cell: (row) => `${row.payee.bankCode} ${row.payee.numberMasked}`,
            width: 140,
          },
          { id: 'handledBy', head: t('column.handledBy'), cell: (row) => row.handledBy ?? '–', width: 110 },
          {
            id: 'at',
            head: t('column.at'),
            cell: (row) => <When at={row.requestedAt} brand={row.brand} />,
            sort: 'at',
            width: 140,
          },
          { id: 'brand', head: t('column.brand'), cell: (row) => row.brand, width: 100, hidden: true },
          {
            id: 'changed',
            head: t('column.changed'),
            cell: (row) => <When at={row.changedAt} brand={row.brand} />,
            sort: 'changed',
            width: 140,
            hidden: true,
          },
        ]}
        empty={{ title: t('desk.empty'), text: t('desk.emptyText') }}
      />
    </ConsolePage>
  );
}
