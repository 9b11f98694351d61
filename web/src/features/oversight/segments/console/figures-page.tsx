import {
  listMemberFigures,
  listSegments,
  type MemberFiguresRow,
} from '@lanna/contract/oversight/segments/ops';
import { useTranslation } from 'react-i18next';
import { useBrandScope } from '../../../../console/brand-scope.ts';
import { useOps } from '../../../../console/calls/ops-query.ts';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { filtersOf } from '../../../../console/lists/filters-of.ts';
import { useListFilter } from '../../../../console/lists/use-list-filter.ts';
import { columnsOf } from '../../../../console/table/columns-of.tsx';
import { DataTable } from '../../../../console/table/data-table.tsx';

const by = filtersOf(listMemberFigures);
const column = columnsOf(listMemberFigures);
const hrefOf = (row: MemberFiguresRow) => `/members/${row.id}?tab=figures`;

/** Members by what they have moved and played in all. */
export function FiguresPage() {
  const { t } = useTranslation('segments-console');
  const { brand } = useBrandScope();
  const segments = useOps(listSegments, { query: brand ? { brand } : {} }).data?.segments ?? [];
  const filter = useListFilter([
    by.choiceOf(
      'segment',
      t('segment'),
      segments.map((segment) => ({ value: segment.id, label: `${segment.name} · ${segment.brand}` })),
    ),
  ]);
  return (
    <ConsolePage fill title={t('figures.title')} description={t('figures.text')}>
      <DataTable
        name="member-figures"
        caption={t('figures.title')}
        list={listMemberFigures}
        filter={filter}
        notice="segments_changed"
        href={hrefOf}
        columns={[
          column.member(t('column.member'), { width: 160 }),
          column.money('net', t('figure.net'), { sort: 'net', signed: true, width: 210 }),
          column.money('ggr', t('figure.ggr'), { sort: 'ggr', signed: true, width: 150 }),
          column.money('deposits', t('figure.deposits'), { sort: 'deposits', width: 150 }),
          column.text('depositCount', t('figure.depositCount'), { align: 'end', width: 160 }),
          column.money('withdrawals', t('figure.withdrawals'), { width: 150 }),
          column.money('bonuses', t('figure.bonuses'), { width: 130 }),
          column.money('balance', t('column.balance'), { sort: 'balance', width: 150 }),
          column.moment('lastDepositAt', t('column.lastDeposit'), {
            id: 'lastDeposit',
            sort: 'lastDeposit',
            width: 150,
            never: t('never'),
          }),
          column.text('lastBetDay', t('column.lastBet'), { none: t('never'), width: 120 }),
          column.brand(t('column.brand'), { width: 110 }),
        ]}
        empty={{ title: t('figures.empty'), text: t('figures.emptyText') }}
      />
    </ConsolePage>
  );
}
