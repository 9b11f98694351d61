import { listGiven } from '@lanna/contract/rewards/missions/ops';
import { useTranslation } from 'react-i18next';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { filtersOf } from '../../../../console/lists/filters-of.ts';
import { useListFilter } from '../../../../console/lists/use-list-filter.ts';
import { columnsOf } from '../../../../console/table/columns-of.tsx';
import { DataTable } from '../../../../console/table/data-table.tsx';
import { useContentText } from '../../../../console/use-content-text.ts';
import { GIVEN_TONES } from './mission-tones.ts';
import { useStepText } from './use-step-text.ts';

const by = filtersOf(listGiven);
const column = columnsOf(listGiven);

/** Who reached what, what it gives, and whether it was claimed. */
export function GivenPage() {
  const { t } = useTranslation('missions-console');
  const content = useContentText();
  const text = useStepText();
  const filter = useListFilter([
    by.search(t('field.memberBegins')),
    by.choice('state', t('field.state'), (state) => t(`given.${state}`)),
    by.member('member', t('field.memberId')),
    by.text('mission', t('field.missionId')),
  ]);
  return (
    <ConsolePage fill title={t('given.title')} description={t('given.text')}>
      <DataTable
        name="mission-rewards"
        caption={t('given.title')}
        list={listGiven}
        filter={filter}
        notice="missions_changed"
        columns={[
          column.moment('doneAt', t('field.doneAt'), { sort: 'doneAt', width: 160 }),
          column.member(t('field.member'), { width: 150 }),
          column.of('name', t('field.name'), ({ name, step }) => `${content(name)} · ${step}`, {
            width: 240,
          }),
          column.of('reward', t('field.reward'), ({ reward }) => text.reward(reward), { width: 200 }),
          column.badge('state', t('field.state'), GIVEN_TONES, (state) => t(`given.${state}`), {
            width: 120,
          }),
          column.of('period', t('field.period'), ({ period }) => (period === '1970-01-01' ? '–' : period), {
            width: 110,
          }),
          column.brand(t('field.brand'), { width: 100 }),
        ]}
        empty={{ title: t('given.empty'), text: t('given.emptyText') }}
      />
    </ConsolePage>
  );
}
