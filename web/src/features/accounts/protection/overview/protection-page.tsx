import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryView } from '../../../../query-view.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { useUrlFilter } from '../../../../use-url-filter.ts';
import { ExclusionSteps } from '../exclusion/exclusion-steps.tsx';
import { TimeOutSteps } from '../exclusion/time-out-steps.tsx';
import { limitsQuery } from '../queries.ts';
import { Overview } from './overview.tsx';
import { protectionView } from './protection-view.ts';

/** What a member has set to stay in control, what is used of it, and the ways to take a break. */
export function ProtectionPage() {
  const { t } = useTranslation('protection');
  const [{ view }, change] = useUrlFilter(protectionView);
  const [returned, setReturned] = useState(false);
  function toAll() {
    setReturned(true);
    change({ view: 'all' });
  }
  return (
    <section
      aria-labelledby="protection-heading"
      className="mx-auto flex max-w-3xl flex-col gap-5 pt-4 sm:mx-0 sm:pt-1"
    >
      <QueryView
        query={useQuery(limitsQuery)}
        label={t('loading')}
        failed={t('failed')}
        className="flex flex-col gap-5"
        shapeClassName="flex flex-col gap-5"
        shape={
          <>
            <Skeleton className="h-8 w-48" />
            <Skeleton className="h-36 rounded-large" />
            <Skeleton className="h-72 rounded-large" />
            <Skeleton className="h-72 rounded-large" />
          </>
        }
      >
        {(protection) =>
          view === 'break' ? (
            <TimeOutSteps protection={protection} onBack={toAll} />
          ) : view === 'exclusion' ? (
            <ExclusionSteps protection={protection} onBack={toAll} />
          ) : (
            <Overview protection={protection} returned={returned} onView={(next) => change({ view: next })} />
          )
        }
      </QueryView>
    </section>
  );
}
