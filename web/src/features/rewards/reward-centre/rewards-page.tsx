import { useQuery } from '@tanstack/react-query';
import { Gift } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../paths.ts';
import { QueryView } from '../../../query-view.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyState } from '../../../ui/state.tsx';
import { rewardsQuery } from './queries.ts';
import { RewardLine } from './reward-line.tsx';

/** All that can be claimed or used now, what ends first at the top; each leads to where it is had. */
export function RewardsPage() {
  const { t } = useTranslation('reward-centre');
  return (
    <section
      aria-labelledby="rewards-heading"
      className="flex max-w-3xl flex-col gap-5 pt-4 sm:gap-6 sm:pt-1"
    >
      <header>
        <h2 id="rewards-heading" className="font-display font-semibold text-2xl">
          {t('title')}
        </h2>
        <p className="max-w-prose text-muted text-sm">{t('lead')}</p>
      </header>
      <QueryView
        query={useQuery(rewardsQuery())}
        label={t('loading')}
        failed={t('failed')}
        shape={<Skeleton className="h-64 rounded-large" />}
        isEmpty={({ rewards }) => rewards.length === 0}
        empty={
          <div className="lit rounded-large bg-raised">
            <EmptyState
              icon={<Gift />}
              title={t('empty')}
              text={t('emptyText')}
              action={
                <LinkButton variant="secondary" href={paths.promotions()}>
                  {t('promotions')}
                </LinkButton>
              }
            />
          </div>
        }
      >
        {({ rewards }) => (
          <ul className="flex flex-col gap-3">
            {rewards.map((reward) => (
              <li key={`${reward.kind} ${reward.id}`}>
                <RewardLine reward={reward} />
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </section>
  );
}
