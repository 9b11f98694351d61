import { useQuery } from '@tanstack/react-query';
import { ChartNoAxesColumn } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { QueryView } from '../../../query-view.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyState } from '../../../ui/state.tsx';
import { AbsenceGrid } from './absence-grid.tsx';
import { AbsenceList } from './absence-list.tsx';
import { DigitCounts } from './digit-counts.tsx';
import { absenceQuery } from './queries.ts';

/** For 00 to 99: draws since each came up last and the longest it ever stayed away, of the draws that are looked back over. */
export function Absence({ gameCode }: { gameCode: string }) {
  const { t } = useTranslation('vn');
  const query = useQuery(absenceQuery(gameCode));
  return (
    <QueryView
      query={query}
      label={t('absence.loading')}
      failed={t('absence.failed')}
      shape={<Skeleton className="h-96 rounded-large" />}
      isEmpty={({ draws }) => draws === 0}
      empty={
        <EmptyState icon={<ChartNoAxesColumn />} title={t('absence.none')} text={t('absence.noneText')} />
      }
      className="flex flex-col gap-4"
    >
      {(found) => (
        <>
          <p className="rounded-medium border border-line bg-sunken px-3.5 py-2.5 text-sm leading-relaxed">
            {t('absence.meaning', { draws: found.draws })}
          </p>
          <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]">
            <div className="flex min-w-0 flex-col gap-4">
              <AbsenceGrid numbers={found.numbers} />
              <div className="grid gap-4 sm:grid-cols-2">
                <DigitCounts title={t('absence.heads')} counts={found.heads} />
                <DigitCounts title={t('absence.tails')} counts={found.tails} />
              </div>
            </div>
            <AbsenceList numbers={found.numbers} />
          </div>
        </>
      )}
    </QueryView>
  );
}
