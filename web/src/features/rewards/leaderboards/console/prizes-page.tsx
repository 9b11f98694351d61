import { listLeaderboardPrizes } from '@lanna/contract/rewards/leaderboards/ops';
import { useTranslation } from 'react-i18next';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { filtersOf } from '../../../../console/lists/filters-of.ts';
import { useListFilter } from '../../../../console/lists/use-list-filter.ts';
import { columnsOf } from '../../../../console/table/columns-of.tsx';
import { DataTable } from '../../../../console/table/data-table.tsx';
import { useContentText } from '../../../../console/use-content-text.ts';
import { PRIZE_TONES } from './tones.ts';

const by = filtersOf(listLeaderboardPrizes);
const column = columnsOf(listLeaderboardPrizes);

/** Places that were fixed: whose they were, for which score, and what was paid. */
export function PrizesPage() {
  const { t } = useTranslation('leaderboards-console');
  const content = useContentText();
  const filter = useListFilter([
    by.choice('state', t('field.state'), (state) => t(`prizeState.${state}`)),
    by.search(t('field.memberBegins')),
    by.member('member', t('field.memberId')),
    by.text('leaderboard', t('field.leaderboardId')),
  ]);
  return (
    <ConsolePage fill title={t('prizes.title')} description={t('prizes.text')}>
      <DataTable
        name="leaderboard-prizes"
        caption={t('prizes.title')}
        list={listLeaderboardPrizes}
        filter={filter}
        notice="leaderboards_changed"
        columns={[
          column.moment('fixedAt', t('field.fixedAt'), { sort: 'fixedAt', width: 160 }),
          column.member(t('field.member'), { width: 150 }),
          column.of('title', t('field.title'), ({ title }) => content(title), { width: 200 }),
          column.of('place', t('field.place'), ({ place }) => String(place), { align: 'end', width: 90 }),
          column.of('score', t('field.score'), ({ score }) => score, { align: 'end', width: 130 }),
          column.moment('reachedAt', t('field.reachedAt'), { width: 160 }),
          column.money('amount', t('field.amount'), { width: 130 }),
          column.badge('state', t('field.state'), PRIZE_TONES, (state) => t(`prizeState.${state}`), {
            width: 120,
          }),
          column.moment('paidAt', t('field.paidAt'), { width: 160 }),
          column.brand(t('field.brand'), { width: 100 }),
        ]}
        empty={{ title: t('prizes.empty'), text: t('prizes.emptyText') }}
      />
    </ConsolePage>
  );
}
