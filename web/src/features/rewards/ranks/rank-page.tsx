import type { Value } from '@lanna/contract/endpoint';
import type { playerRankProgress, rankLevels } from '@lanna/contract/rewards/ranks/ranks';
import { useQuery } from '@tanstack/react-query';
import { Crown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../paths.ts';
import { QueryView } from '../../../query-view.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyState } from '../../../ui/state.tsx';
import { LevelGives } from './level-gives.tsx';
import { myRankQuery, ranksQuery } from './queries.ts';
import { RankHero } from './rank-hero.tsx';
import { RankMark } from './rank-mark.tsx';
import { RankMoves } from './rank-moves.tsx';

export type Progress = Value<typeof playerRankProgress>;
export type Ranks = Value<typeof rankLevels>;

/** Where the member stands, what the level gives, what the next asks, and what has been. */
export function RankPage() {
  const { t } = useTranslation('ranks');
  return (
    <section aria-labelledby="rank-heading" className="flex max-w-3xl flex-col gap-5 pt-4 sm:gap-6 sm:pt-1">
      <header>
        <h2 id="rank-heading" className="font-display font-semibold text-2xl">
          {t('title')}
        </h2>
        <p className="max-w-prose text-muted text-sm">{t('lead')}</p>
      </header>
      <QueryView
        query={useQuery(ranksQuery())}
        label={t('loading')}
        failed={t('failed')}
        shape={<Skeleton className="h-72 rounded-large" />}
        isEmpty={({ levels }) => levels.length === 0}
        empty={
          <div className="lit rounded-large bg-raised">
            <EmptyState icon={<Crown />} title={t('none')} text={t('noneText')} />
          </div>
        }
      >
        {(ranks) => <MyRank ranks={ranks} />}
      </QueryView>
    </section>
  );
}

function MyRank({ ranks }: { ranks: Ranks }) {
  const { t } = useTranslation('ranks');
  return (
    <QueryView
      query={useQuery(myRankQuery)}
      label={t('loading')}
      failed={t('failed')}
      shape={<Skeleton className="h-72 rounded-large" />}
      className="flex flex-col gap-5 sm:gap-6"
    >
      {(progress) => (
        <>
          <RankHero progress={progress} ranks={ranks} />
          <Gives progress={progress} ranks={ranks} />
          <RankMoves progress={progress} ranks={ranks} />
          <LinkButton variant="secondary" href={paths.vip()} className="self-start">
            {t('all')}
          </LinkButton>
        </>
      )}
    </QueryView>
  );
}

function Gives({ progress, ranks }: { progress: Progress; ranks: Ranks }) {
  const { t } = useTranslation('ranks');
  const shown = [
    { level: ranks.levels[Math.min(progress.level, ranks.levels.length - 1)], title: t('gives.now') },
    { level: ranks.levels[progress.level + 1], title: t('gives.next') },
  ];
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {shown.map(
        ({ level, title }) =>
          level && (
            <section
              key={title}
              aria-label={title}
              className="lit flex flex-col gap-3 rounded-large bg-raised p-5"
            >
              <div className="flex items-center gap-2">
                <RankMark level={level.level} className="size-8" />
                <h3 className="wrap-anywhere font-display font-semibold">
                  {title} · {level.name}
                </h3>
              </div>
              <LevelGives level={level} cashback={ranks.cashback} />
            </section>
          ),
      )}
    </div>
  );
}
