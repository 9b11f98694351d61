import type { Value } from '@lanna/contract/endpoint';
import type { rankLevels } from '@lanna/contract/rewards/ranks/ranks';
import { useQuery } from '@tanstack/react-query';
import { CalendarCheck, Crown, HeartHandshake, TrendingUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useIsExcluded } from '../../../api/exclusion.ts';
import { guardRoute } from '../../../api/route-guard.ts';
import { useSession } from '../../../api/session.ts';
import { paths } from '../../../paths.ts';
import { QueryView } from '../../../query-view.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyState } from '../../../ui/state.tsx';
import { LevelCard } from './level-card.tsx';
import { myRankQuery, ranksQuery } from './queries.ts';
import { RankMark } from './rank-mark.tsx';

type Ranks = Value<typeof rankLevels>;

/** The shop window of the levels: the same rows that reviews decide by. */
export function VipPage() {
  const { t } = useTranslation('ranks');
  return (
    <div className="mx-auto flex max-w-7xl flex-col gap-6 px-4 py-5 lg:gap-8 lg:px-6 lg:py-8">
      <QueryView
        query={useQuery(ranksQuery())}
        label={t('loading')}
        failed={t('failed')}
        shape={<Skeleton className="h-96 rounded-large" />}
        isEmpty={({ levels }) => levels.length === 0}
        empty={
          <div className="lit rounded-large bg-raised">
            <EmptyState icon={<Crown />} title={t('none')} text={t('noneText')} />
          </div>
        }
        className="flex flex-col gap-6 lg:gap-8"
      >
        {(ranks) => <Window ranks={ranks} />}
      </QueryView>
    </div>
  );
}

function Window({ ranks }: { ranks: Ranks }) {
  const { t } = useTranslation('ranks');
  const isMember = guardRoute('member', useSession()) === undefined;
  const isExcluded = useIsExcluded();
  const { data: mine } = useQuery({ ...myRankQuery, enabled: isMember });
  const top = ranks.levels.at(-1)?.level ?? 0;
  const shown = ranks.levels.length <= 5 ? ranks.levels : ranks.levels.filter(({ level }) => level % 2 === 0);
  return (
    <>
      <section className="lit sky relative flex flex-col gap-6 overflow-hidden rounded-large bg-raised px-5 py-8 sm:px-8 lg:px-12 lg:py-12">
        <RankMark level={top} className="-top-16 -right-16 absolute size-72 opacity-15 lg:size-96" />
        <div className="relative flex max-w-2xl flex-col gap-3">
          <h1 className="font-display font-semibold text-4xl leading-tight lg:text-5xl">{t('vip.title')}</h1>
          <p className="text-lg text-muted">{t('vip.lead')}</p>
        </div>
        <div aria-hidden="true" className="relative flex flex-wrap items-end gap-1 sm:gap-4">
          {shown.map(({ level }, at) => (
            <RankMark key={level} level={level} className={SIZES[Math.min(at, SIZES.length - 1)] ?? ''} />
          ))}
        </div>
        {!isExcluded && (
          <div className="relative flex flex-wrap gap-3">
            <LinkButton size="large" href={isMember ? paths.memberCentre('playerRank') : paths.register()}>
              {t(isMember ? 'vip.mine' : 'vip.join')}
            </LinkButton>
            <LinkButton size="large" variant="secondary" href={paths.help({ article: 'levels' })}>
              {t('vip.how')}
            </LinkButton>
          </div>
        )}
      </section>
      <ul className="grid gap-4 sm:grid-cols-3">
        <Rule
          Icon={TrendingUp}
          title={t('promise.figures')}
          text={t('promise.figuresText', { days: ranks.days })}
        />
        <Rule Icon={CalendarCheck} title={t('promise.step')} text={t('promise.stepText')} />
        <Rule Icon={HeartHandshake} title={t('promise.losses')} text={t('promise.lossesText')} />
      </ul>
      <section aria-labelledby="levels-heading" className="flex flex-col gap-4">
        <h2 id="levels-heading" className="font-display font-semibold text-2xl">
          {t('vip.levels')}
        </h2>
        {ranks.changesOn && <p className="text-sm">{t('changes', { day: ranks.changesOn })}</p>}
        <ol className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {ranks.levels.map((level) => (
            <li key={level.level}>
              <LevelCard level={level} cashback={ranks.cashback} isMine={mine?.level === level.level} />
            </li>
          ))}
        </ol>
        {top > ranks.identityAbove && (
          <p className="max-w-prose text-muted text-sm">
            {t('vip.identity', { level: ranks.identityAbove })}
          </p>
        )}
        <p className="max-w-prose text-muted text-sm">{t('vip.calm')}</p>
      </section>
    </>
  );
}

/** From small to large, as one looks up. */
// On a phone the row is as wide as the text above it.
const SIZES = [
  'size-7 sm:size-8',
  'size-9 sm:size-10',
  'size-10 sm:size-12',
  'size-12 sm:size-14',
  'size-14 sm:size-20',
  'size-16 sm:size-24',
];

function Rule({ Icon, title, text }: { Icon: typeof Crown; title: string; text: string }) {
  return (
    <li className="lit flex gap-3 rounded-large bg-raised p-4">
      <Icon className="size-6 shrink-0 text-accent-text" aria-hidden="true" />
      <div className="min-w-0">
        <p className="font-display font-semibold">{title}</p>
        <p className="text-muted text-sm">{text}</p>
      </div>
    </li>
  );
}
