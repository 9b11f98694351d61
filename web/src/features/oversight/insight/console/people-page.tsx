import { useTranslation } from 'react-i18next';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { FilterBar } from '../../../../console/lists/filter-bar.tsx';
import { PageTabs } from '../../../../console/lists/page-tabs.tsx';
import { useListFilter } from '../../../../console/lists/use-list-filter.ts';
import { PageHelp } from '../../../../console/page-help.tsx';
import { ChannelsPanel } from './channels-panel.tsx';
import { CohortsPanel } from './cohorts-panel.tsx';
import { CostsPanel } from './costs-panel.tsx';
import { PlayersPanel } from './players-panel.tsx';
import { ReturnsPanel } from './returns-panel.tsx';

const REPORTS = [
  { path: '/reports', word: 'play' },
  { path: '/reports/earnings', word: 'earnings' },
  { path: '/reports/cash', word: 'cash' },
  { path: '/reports/registrations', word: 'registrations' },
  { path: '/reports/people', word: 'people' },
] as const;
const EXPLAINED = [
  ...([
    'active',
    'firstDeposit',
    'retention',
    'value',
    'time',
    'cost',
    'fee',
    'device',
    'returns',
    'demo',
  ] as const),
];

/** Who plays and comes back, what each source brings, how money goes in and out, and what is given away for what. */
export function PeoplePage() {
  const { t } = useTranslation('insight-console');
  const filter = useListFilter([{ name: 'days', kind: 'days', label: t('reports.days'), opening: '30' }]);
  const { query } = filter;
  return (
    <ConsolePage title={t('reports.people')} description={t('reports.peopleText')}>
      <PageTabs
        label={t('reports.title')}
        tabs={REPORTS.map(({ path, word }) => ({ path, label: t(`reports.${word}`) }))}
      />
      <FilterBar filter={filter} />
      <PlayersPanel query={query} />
      <CohortsPanel query={query} />
      <ChannelsPanel query={query} />
      <CostsPanel query={query} />
      <ReturnsPanel query={query} />
      <PageHelp
        title={t('help.title')}
        entries={EXPLAINED.map((key) => ({ title: t(`help.${key}.title`), text: t(`help.${key}.text`) }))}
      />
    </ConsolePage>
  );
}
