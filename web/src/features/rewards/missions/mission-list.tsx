import { useQuery } from '@tanstack/react-query';
import { Target } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { QueryView } from '../../../query-view.tsx';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyState } from '../../../ui/state.tsx';
import { CheckInCard } from './check-in-card.tsx';
import { MissionCardView } from './mission-card.tsx';
import { missionsQuery } from './queries.ts';

/** `onWheel` leads to the wheel; left out, spins are not spoken of. */
export function MissionList({ onWheel }: { onWheel?: () => void }) {
  const { t } = useTranslation('missions');
  return (
    <QueryView
      query={useQuery(missionsQuery)}
      label={t('loading')}
      failed={t('failed')}
      shape={<Skeleton className="h-80 rounded-large" />}
      className="flex flex-col gap-4"
    >
      {({ missions, checkIn, spins }) => (
        <>
          {spins > 0 && onWheel && (
            <div className="lit flex flex-wrap items-center justify-between gap-3 rounded-large bg-raised p-4">
              <p className="font-semibold">{t('spinsLeft', { count: spins })}</p>
              <Button size="small" onClick={onWheel}>
                {t('toWheel')}
              </Button>
            </div>
          )}
          {checkIn.isOn && <CheckInCard missions={missions} isDone={checkIn.isDone} />}
          {missions.length === 0 ? (
            <div className="lit rounded-large bg-raised">
              <EmptyState icon={<Target />} title={t('empty')} text={t('emptyText')} />
            </div>
          ) : (
            missions.map((mission) => (
              <MissionCardView key={`${mission.id} ${mission.period}`} mission={mission} />
            ))
          )}
        </>
      )}
    </QueryView>
  );
}
