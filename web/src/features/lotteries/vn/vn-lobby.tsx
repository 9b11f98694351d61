import { useQuery } from '@tanstack/react-query';
import { Ticket } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../i18n/words.ts';
import { useGo } from '../../../navigation.ts';
import { PartsAt } from '../../../parts.tsx';
import { type Path, paths } from '../../../paths.ts';
import { QueryView } from '../../../query-view.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyState } from '../../../ui/state.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { LobbyHead } from '../lottery-lobby/lobby.tsx';
import { Absences } from './absences.tsx';
import { Provinces } from './provinces.tsx';
import { menuQuery } from './queries.ts';
import { RegionResults } from './region-results.tsx';

const TABS = ['play', 'results', 'statistics'] as const;

const JUST_WON = <PartsAt place="justWon" props={{ category: 'LOTT' }} />;

/** What there is to play today, what was drawn, and how long numbers have stayed away. */
export function VnLobby({ tab }: { tab: string | undefined }) {
  const { t } = useTranslation('vn');
  const go = useGo();
  const query = useQuery(menuQuery(currentLanguage()));
  return (
    <div className="mx-auto flex w-full max-w-7xl flex-col gap-5 px-4 py-5 lg:gap-7 lg:px-6 lg:py-8">
      <LobbyHead market="VN" />
      {JUST_WON}
      <QueryView
        query={query}
        label={t('loading')}
        failed={t('failed')}
        shape={<Shape />}
        isEmpty={({ games }) => games.length === 0}
        empty={
          <EmptyState
            icon={<Ticket />}
            title={t('nothing')}
            text={t('nothingText')}
            action={<LinkButton href={paths.home()}>{t('home')}</LinkButton>}
          />
        }
      >
        {(found) => {
          const content = {
            play: <Provinces found={found} />,
            results: <RegionResults found={found} />,
            statistics: <Absences games={found.games} />,
          };
          return (
            <Tabs
              label={t('views')}
              value={TABS.find((name) => name === tab) ?? 'play'}
              onValueChange={(next) =>
                go((next === 'play' ? '/vnlottery' : `/vnlottery?tab=${next}`) as Path, { replace: true })
              }
              tabs={TABS.map((value) => ({ value, label: t(`tabs.${value}`), content: content[value] }))}
            />
          );
        }}
      </QueryView>
    </div>
  );
}

function Shape() {
  return (
    <div className="flex flex-col gap-4">
      <Skeleton className="h-12 rounded-medium" />
      <div className="grid gap-3 md:grid-cols-2">
        <Skeleton className="h-38 rounded-large" />
        <Skeleton className="h-38 rounded-large" />
      </div>
      <Skeleton className="h-72 rounded-large" />
    </div>
  );
}
