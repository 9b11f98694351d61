import { listRaffles } from '@lanna/contract/rewards/raffles/ops';
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
import { RaffleDialog } from './raffle-dialog.tsx';
import { RafflePanel } from './raffle-panel.tsx';
import { RAFFLE_TONES } from './tones.ts';

const by = filtersOf(listRaffles);
const column = columnsOf(listRaffles);

/** Raffles of brands: made, published by two, closed or stopped by one, with what was claimed against what was planned. */
export function RafflesPage() {
  const { t } = useTranslation('raffles-console');
  const content = useContentText();
  const [isMaking, setMaking] = useState(false);
  const filter = useListFilter([by.choice('state', t('field.state'), (state) => t(`state.${state}`))]);
  return (
    <ConsolePage
      fill
      title={t('list.title')}
      description={t('list.text')}
      actions={
        <Can permission="raffles.change">
          <Button size="small" onClick={() => setMaking(true)}>
            {t('list.make')}
          </Button>
        </Can>
      }
    >
      <DataTable
        name="raffles"
        caption={t('list.title')}
        list={listRaffles}
        filter={filter}
        notice="raffles_changed"
        columns={[
          column.of('title', t('field.title'), ({ title }) => content(title), { width: 240 }),
          column.badge('state', t('field.state'), RAFFLE_TONES, (state) => t(`state.${state}`), {
            width: 130,
          }),
          column.of('firstDay', t('field.firstDay'), ({ firstDay }) => firstDay, { width: 120 }),
          column.of('lastDay', t('field.lastDay'), ({ lastDay }) => lastDay, { width: 120 }),
          column.of(
            'tickets',
            t('field.ticketsNow'),
            ({ tickets }) => (tickets === null ? '–' : String(tickets)),
            {
              align: 'end',
              width: 100,
            },
          ),
          column.money('paid', t('field.paid'), { width: 130 }),
          column.money('pool', t('field.pool'), { width: 130 }),
          column.brand(t('field.brand'), { width: 100 }),
        ]}
        panel={{
          title: (_, row) => (row ? content(row.title) : t('list.one')),
          body: (id) => <RafflePanel key={id} id={id} />,
        }}
        empty={{ title: t('list.empty'), text: t('list.emptyText') }}
      />
      {isMaking && <RaffleDialog onClose={() => setMaking(false)} />}
    </ConsolePage>
  );
}
