import type { MemberPage } from '@lanna/contract/people/members/ops';
import { BET_STATUSES } from '@lanna/contract/play/bets/bets';
import { exportMemberBets, listMemberBets } from '@lanna/contract/play/bets/member-ops';
import { vendorGroup } from '@lanna/contract/play/catalogue/catalogue';
import { useTranslation } from 'react-i18next';
import { useListFilter } from '../../../../console/lists/use-list-filter.ts';
import { Money } from '../../../../console/money.tsx';
import { DataTable } from '../../../../console/table/data-table.tsx';
import { When } from '../../../../console/when.tsx';

/** A member's bets; a row leads to its round. */
export function BetsTab({ member }: { member: MemberPage }) {
  const { t } = useTranslation('members-console');
  const { brand } = member;
  const filter = useListFilter([
    { name: 'days', kind: 'days', label: t('bets.days') },
    {
      name: 'category',
      kind: 'choice',
      label: t('bets.category'),
      options: vendorGroup.options.map((value) => ({ value, label: value })),
    },
    { name: 'vendor', kind: 'text', label: t('bets.vendor') },
    { name: 'game', kind: 'text', label: t('bets.gameCode') },
    {
      name: 'status',
      kind: 'choice',
      label: t('bets.outcome'),
      options: BET_STATUSES.map((value) => ({ value, label: t(`outcome.${value}`) })),
    },
  ]);
  return (
    <DataTable
      name="member-bets"
      caption={t('tab.bets')}
      list={listMemberBets}
      params={{ id: member.id }}
      csv={exportMemberBets}
      filter={filter}
      sorted="-at"
      height="content"
      rowKey={betKey}
      href={roundOf}
      columns={[
        {
          id: 'at',
          head: t('column.time'),
          sort: 'at',
          width: 150,
          cell: (row) => <When at={row.placedAt} brand={brand} />,
        },
        { id: 'game', head: t('bets.game'), width: 180, cell: (row) => row.gameName },
        { id: 'vendor', head: t('bets.vendor'), width: 120, cell: (row) => row.vendorName },
        { id: 'round', head: t('bets.round'), width: 170, cell: (row) => row.round },
        {
          id: 'stake',
          head: t('bets.stake'),
          width: 120,
          align: 'end',
          cell: (row) => <Money amount={row.stake} brand={brand} />,
          total: ({ totals }) => <Money amount={totals.stake} brand={brand} />,
        },
        {
          id: 'payout',
          head: t('bets.payout'),
          width: 120,
          align: 'end',
          cell: (row) => <Money amount={row.payout} brand={brand} />,
          total: ({ totals }) => <Money amount={totals.payout} brand={brand} />,
        },
        { id: 'outcome', head: t('bets.outcome'), width: 100, cell: (row) => t(`outcome.${row.status}`) },
      ]}
      empty={{ title: t('last.noBets') }}
    />
  );
}

const betKey = ({ id }: { id: string }) => id;
const roundOf = ({ id }: { id: string }) => `/rounds/${id}`;
