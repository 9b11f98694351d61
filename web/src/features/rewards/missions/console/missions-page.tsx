import { listMissions } from '@lanna/contract/rewards/missions/ops';
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
import { MissionDialog } from './mission-dialog.tsx';
import { MissionPanel } from './mission-panel.tsx';
import { MISSION_TONES } from './mission-tones.ts';

const by = filtersOf(listMissions);
const column = columnsOf(listMissions);

/** Missions of brands: made, published by two, stopped by one, with cost against budget. */
export function MissionsPage() {
  const { t } = useTranslation('missions-console');
  const content = useContentText();
  const [isMaking, setMaking] = useState(false);
  const filter = useListFilter([by.choice('state', t('field.state'), (state) => t(`state.${state}`))]);
  return (
    <ConsolePage
      fill
      title={t('missions.title')}
      description={t('missions.text')}
      actions={
        <Can permission="missions.change">
          <Button size="small" onClick={() => setMaking(true)}>
            {t('missions.make')}
          </Button>
        </Can>
      }
    >
      <DataTable
        name="missions"
        caption={t('missions.title')}
        list={listMissions}
        filter={filter}
        notice="missions_changed"
        columns={[
          column.of('name', t('field.name'), ({ terms }) => content(terms.name), { width: 220 }),
          column.badge('state', t('field.state'), MISSION_TONES, (state) => t(`state.${state}`), {
            width: 120,
          }),
          column.of('repeat', t('field.repeat'), ({ terms }) => t(`repeat.${terms.repeat}`), { width: 120 }),
          column.of(
            'reached',
            t('field.reached'),
            ({ members, reached, claimed }) => `${members} / ${reached} / ${claimed}`,
            { align: 'end', width: 170 },
          ),
          column.money('spent', t('field.spent'), { width: 130 }),
          column.money('budget', t('field.budget'), { width: 130 }),
          column.moment('startsAt', t('field.startsAt'), { width: 160 }),
          column.brand(t('field.brand'), { width: 100 }),
        ]}
        panel={{
          title: (_, row) => (row ? content(row.terms.name) : t('missions.one')),
          body: (id) => <MissionPanel key={id} id={id} />,
        }}
        empty={{ title: t('missions.empty'), text: t('missions.emptyText') }}
      />
      {isMaking && <MissionDialog onClose={() => setMaking(false)} />}
    </ConsolePage>
  );
}
