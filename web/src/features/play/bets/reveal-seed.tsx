import { useQuery } from '@tanstack/react-query';
import { LockKeyhole } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { seedsQuery } from '../../../api/seeds.ts';
import { QueryView } from '../../../query-view.tsx';
import { NewPairForm } from '../../../shared-parts/money/new-pair-form.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useIsForeign } from './foreign-receipt.ts';

/** Why this round cannot be computed yet, and the step that makes it possible: ending the seed pair it used. */
export function RevealSeed({ vendor }: { vendor: string }) {
  const { t } = useTranslation('fairness');
  const isForeign = useIsForeign();
  const seeds = useQuery({ ...seedsQuery(vendor), enabled: !isForeign });
  if (isForeign) return <p className="text-muted text-sm">{t('reveal.foreign')}</p>;
  return (
    <div className="rounded-medium border border-line p-4">
      <p className="flex items-start gap-2 font-medium">
        <LockKeyhole className="mt-0.5 size-5 shrink-0 text-accent-text" aria-hidden="true" />
        {t('reveal.title')}
      </p>
      <p className="mt-1 text-muted text-sm">{t('reveal.why')}</p>
      <QueryView
        query={seeds}
        label={t('seeds.title')}
        failed={t('seeds.failed')}
        shapeClassName="mt-4 flex flex-col gap-3"
        shape={
          <>
            <Skeleton className="h-8" />
            <Skeleton className="h-11" />
          </>
        }
      >
        {({ nextServerSeedHash }) => (
          <NewPairForm vendor={vendor} nextHash={nextServerSeedHash} submit={t('reveal.submit')} />
        )}
      </QueryView>
    </div>
  );
}
