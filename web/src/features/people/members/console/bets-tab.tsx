import type { MemberPage } from '@lanna/contract/people/members/ops';
import { listMemberBets } from '@lanna/contract/play/bets/member-ops';
import { useTranslation } from 'react-i18next';
import { filtersOf } from '../../../../console/lists/filters-of.ts';
import { useListFilter } from '../../../../console/lists/use-list-filter.ts';
import { Money } from '../../../../console/money.tsx';
import { columnsOf } from '../../../../console/table/columns-of.tsx';
import { DataTable } from '../../../../console/table/data-table.tsx';
import { When } from '../../../../console/when.tsx';

const by = filtersOf(listMemberBets);
const column = columnsOf(listMemberBets);

/** A member's bets; a row leads to its round. */
export function BetsTab({ member }: { member: MemberPage }) {
  const { t } = useTranslation('members-console');
  const { brand } = member;
  const filter = useListFilter([
    by.days('days', t('bets.days')),
    by.choice('category', t('bets.category'), (value) => value),
    by.text('vendor', t('bets.vendor')),
    by.text('game', t('bets.gameCode')),
    by.choice('status', t('bets.outcome'), (value) => t(`outcome.${value}`)),
  ]);
  return (
    <DataTable
      name="member-bets"
      caption={t('tab.bets')}
      list={listMemberBets}
      params={{ id: member.id }}
      filter={filter}
      height="content"
      href={({ id }) => `/rounds/${id}`}
      columns={[
        column.of('at', t('column.time'), ({ placedAt }) => <When at={placedAt} brand={brand} />, {
          sort: 'at',
          width: 150,
        }),
        column.text('gameName', t('bets.game'), { id: 'game', width: 180 }),
        column.text('vendorName', t('bets.vendor'), { id: 'vendor', width: 120 }),
        column.text('round', t('bets.round'), { width: 170 }),
        column.of('stake', t('bets.stake'), ({ stake }) => <Money amount={stake} brand={brand} />, {
          width: 120,
          align: 'end',
          total: ({ totals }) => <Money amount={totals.stake} brand={brand} />,
        }),
        column.of('payout', t('bets.payout'), ({ payout }) => <Money amount={payout} brand={brand} />, {
          width: 120,
          align: 'end',
          total: ({ totals }) => <Money amount={totals.payout} brand={brand} />,
        }),
        column.word('status', t('bets.outcome'), (status) => t(`outcome.${status}`), {
          id: 'outcome',
          width: 100,
        }),
      ]}
      empty={{ title: t('last.noBets') }}
    />
  );
}
