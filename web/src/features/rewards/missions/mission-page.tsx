import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Tabs } from '../../../ui/tabs.tsx';
import { BoardList } from './boards/board-list.tsx';
import { MissionList } from './mission-list.tsx';
import { missionsQuery } from './queries.ts';
import { WheelView } from './wheel/wheel-view.tsx';

/** Missions with their steps, the wheel that spins earned by them turn, and leaderboards. Who wants no offers sees a plain list. */
export function MissionPage() {
  const { t } = useTranslation('missions');
  const [tab, setTab] = useState('missions');
  const isQuiet = useQuery(missionsQuery).data?.isQuiet ?? false;
  return (
    <section aria-labelledby="missions-heading" className="flex max-w-3xl flex-col gap-5 pt-4 sm:pt-1">
      <header>
        <h2 id="missions-heading" className="font-display font-semibold text-2xl">
          {t('title')}
        </h2>
        <p className="max-w-prose text-muted text-sm">{t('lead')}</p>
      </header>
      {isQuiet ? (
        <>
          <p className="rounded-medium bg-sunken px-4 py-3 text-sm">{t('quiet')}</p>
          <MissionList />
        </>
      ) : (
        <Tabs
          label={t('title')}
          value={tab}
          onValueChange={setTab}
          tabs={[
            {
              value: 'missions',
              label: t('tabs.missions'),
              content: <MissionList onWheel={() => setTab('wheel')} />,
            },
            {
              value: 'wheel',
              label: t('tabs.wheel'),
              content: <WheelView onMissions={() => setTab('missions')} />,
            },
            {
              value: 'board',
              label: t('tabs.board'),
              content: <BoardList />,
            },
          ]}
        />
      )}
    </section>
  );
}
