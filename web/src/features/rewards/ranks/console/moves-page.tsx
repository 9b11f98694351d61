import { listRankMoves } from '@lanna/contract/rewards/ranks/ops';
import { useTranslation } from 'react-i18next';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { filtersOf } from '../../../../console/lists/filters-of.ts';
import { useListFilter } from '../../../../console/lists/use-list-filter.ts';
import { Money } from '../../../../console/money.tsx';
import { columnsOf } from '../../../../console/table/columns-of.tsx';
import { DataTable } from '../../../../console/table/data-table.tsx';

const by = filtersOf(listRankMoves);
const column = columnsOf(listRankMoves);

/** Every change of a level with the figures it was decided by, or who set it and why. */
export function MovesPage() {
  const { t } = useTranslation('ranks-console');
  const filter = useListFilter([
    by.search(t('filter.member')),
    by.choice('cause', t('column.cause'), (cause) => t(`cause.${cause}`)),
    by.days('at', t('column.at')),
    by.member('member', t('filter.memberId')),
  ]);
  return (
    <ConsolePage fill title={t('moves.title')} description={t('moves.text')}>
      <DataTable
        name="rank-moves"
        caption={t('moves.title')}
        list={listRankMoves}
        filter={filter}
        notice="ranks_changed"
        columns={[
          column.moment('at', t('column.at'), { sort: 'at', width: 170 }),
          column.member(t('column.member'), { width: 160 }),
          column.of('move', t('column.move'), ({ from, to }) => `${from} → ${to}`, { width: 90 }),
          column.word('cause', t('column.cause'), (cause) => t(`cause.${cause}`), { width: 200 }),
          column.of(
            'deposits',
            t('column.deposits'),
            ({ figures, brand }) => (figures ? <Money amount={figures.deposits} brand={brand} /> : '–'),
            { align: 'end', width: 140 },
          ),
          column.of(
            'turnover',
            t('column.turnover'),
            ({ figures, brand }) => (figures ? <Money amount={figures.turnover} brand={brand} /> : '–'),
            { align: 'end', width: 150 },
          ),
          column.text('heldUntil', t('column.held'), { none: '–', width: 120 }),
          column.text('by', t('column.by'), { none: t('review'), width: 150 }),
          column.text('reason', t('column.reason'), { width: 260 }),
          column.brand(t('column.brand'), { width: 110 }),
        ]}
        empty={{ title: t('moves.empty'), text: t('moves.emptyText') }}
      />
    </ConsolePage>
  );
}
