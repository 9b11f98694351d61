import { useQuery } from '@tanstack/react-query';
import { Medal } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { QueryView } from '../../../query-view.tsx';
import { classes } from '../../../ui/classes.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyState } from '../../../ui/state.tsx';
import { leaderboardQuery } from './queries.ts';

/** Who has claimed most steps this month; the own place stands out, also beyond the last that is shown. */
export function Leaderboard() {
  const { t } = useTranslation('missions');
  return (
    <QueryView
      query={useQuery(leaderboardQuery)}
      label={t('board.loading')}
      failed={t('board.failed')}
      shape={<Skeleton className="h-64 rounded-large" />}
      className="flex flex-col gap-3"
    >
      {({ month, places, own }) =>
        places.length === 0 ? (
          <div className="lit rounded-large bg-raised">
            <EmptyState icon={<Medal />} title={t('board.empty')} text={t('board.emptyText')} />
          </div>
        ) : (
          <>
            <p className="text-muted text-sm">{t('board.text', { month })}</p>
            <ol className="lit divide-y divide-line/60 overflow-hidden rounded-large bg-raised">
              {places.map(({ place, name, claimed, isMe }) => (
                <li
                  key={place}
                  className={classes('flex items-center gap-3 px-4 py-3', isMe && 'bg-sunken font-semibold')}
                >
                  <span className="figures w-8 shrink-0 text-muted">{place}</span>
                  <span className="min-w-0 flex-1 truncate">
                    {name} {isMe && <span className="text-accent-text text-xs">{t('board.me')}</span>}
                  </span>
                  <span className="figures text-sm">{t('board.claimed', { count: claimed })}</span>
                </li>
              ))}
            </ol>
            <p className="text-sm">
              {own ? t('board.own', { place: own.place, count: own.claimed }) : t('board.none')}
            </p>
          </>
        )
      }
    </QueryView>
  );
}
