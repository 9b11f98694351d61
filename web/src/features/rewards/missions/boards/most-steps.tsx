import type { Value } from '@lanna/contract/endpoint';
import type { missionLeaderboard } from '@lanna/contract/rewards/leaderboards/leaderboards';
import { Medal } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { classes } from '../../../../ui/classes.ts';
import { EmptyState } from '../../../../ui/state.tsx';

/** Who has claimed most steps of missions this month; the own place stands out, also beyond the last that is shown. */
export function MostSteps({ month, places, own }: Omit<Value<typeof missionLeaderboard>, 'boards'>) {
  const { t } = useTranslation('missions');
  return (
    <section aria-labelledby="most-steps" className="flex flex-col gap-3">
      <h3 id="most-steps" className="font-display font-semibold text-lg">
        {t('board.steps.title')}
      </h3>
      {places.length === 0 ? (
        <div className="lit rounded-large bg-raised">
          <EmptyState icon={<Medal />} title={t('board.steps.empty')} text={t('board.steps.emptyText')} />
        </div>
      ) : (
        <>
          <p className="text-muted text-sm">{t('board.steps.text', { month })}</p>
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
                <span className="figures text-sm">{t('board.steps.claimed', { count: claimed })}</span>
              </li>
            ))}
          </ol>
          <p className="text-sm">
            {own ? t('board.steps.own', { place: own.place, count: own.claimed }) : t('board.steps.none')}
          </p>
        </>
      )}
    </section>
  );
}
