import { listLeaderboards } from '@lanna/contract/rewards/leaderboards/ops';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { filtersOf } from '../../../../console/lists/filters-of.ts';
import { useListFilter } from '../../../../console/lists/use-list-filter.ts';
import { Can } from '../../../../console/operator.tsx';
import { columnsOf } from '../../../../console/table/columns-of.tsx';
import { DataTable } from '../../../../console/table/data-table.tsx';
import { useContentText } from '../../../../console/use-content-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { BoardDialog } from './board-dialog.tsx';
import { BoardPanel } from './board-panel.tsx';
import { BOARD_TONES } from './tones.ts';

const by = filtersOf(listLeaderboards);
const column = columnsOf(listLeaderboards);

/** Leaderboards of brands: made, published by two, stopped by one, reviewed before they are paid, with what was paid against what was planned. */
export function BoardsPage() {
  const { t } = useTranslation('leaderboards-console');
  const content = useContentText();
  const [isMaking, setMaking] = useState(false);
  const filter = useListFilter([by.choice('state', t('field.state'), (state) => t(`state.${state}`))]);
  return (
    <ConsolePage
      fill
      title={t('list.title')}
      description={t('list.text')}
      actions={
        <Can permission="leaderboards.change">
          <Button size="small" onClick={() => setMaking(true)}>
            {t('list.make')}
          </Button>
        </Can>
      }
    >
      <DataTable
        name="leaderboards"
        caption={t('list.title')}
        list={listLeaderboards}
        filter={filter}
        notice="leaderboards_changed"
        columns={[
          column.of('title', t('field.title'), ({ title }) => content(title), { width: 240 }),
          column.badge('state', t('field.state'), BOARD_TONES, (state) => t(`state.${state}`), {
            width: 130,
          }),
          column.of('score', t('field.score'), ({ score }) => t(`score.${score}`), { width: 130 }),
          column.moment('startsAt', t('field.startsAt'), { sort: 'startsAt', width: 160 }),
          column.moment('endsAt', t('field.endsAt'), { width: 160 }),
          column.moment('paysAt', t('field.paysAt'), { width: 160 }),
          column.of('members', t('field.members'), ({ members }) => String(members), {
            align: 'end',
            width: 100,
          }),
          column.money('paid', t('field.paid'), { width: 130 }),
          column.money('pool', t('field.pool'), { width: 130 }),
          column.brand(t('field.brand'), { width: 100 }),
        ]}
        panel={{
          title: (_, row) => (row ? content(row.title) : t('list.one')),
          body: (id) => <BoardPanel key={id} id={id} />,
        }}
        empty={{ title: t('list.empty'), text: t('list.emptyText') }}
      />
      {isMaking && <BoardDialog onClose={() => setMaking(false)} />}
    </ConsolePage>
  );
}
