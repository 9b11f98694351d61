import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import {
  myPromotionsQuery,
  promotionCategoriesQuery,
  promotionsQuery,
} from '../../../../api/content/promotions.ts';
import { useIsExcluded } from '../../../../api/exclusion.ts';
import { guardRoute } from '../../../../api/route-guard.ts';
import { useSession } from '../../../../api/session.ts';
import { displayCount } from '../../../../i18n/format.ts';
import type { PageProps } from '../../../../navigation.ts';
import { useUrlFilter } from '../../../../use-url-filter.ts';
import { MyApplications } from '../applying/my-applications.tsx';
import { WAITING } from '../applying/waiting.ts';
import { Away } from './away.tsx';
import { Board } from './board.tsx';
import { BoardTabs } from './board-tabs.tsx';
import { LampRope } from './lamp-rope.tsx';
import { MyFreeBets } from './my-free-bets.tsx';
import { MINE, promotionFilter } from './promotion-filter.ts';

/** The notice board of the market: what can be had now, what is announced, and what has become of one's own applications. */
export function PromotionsPage(_: PageProps) {
  const { t } = useTranslation('promotions');
  const [{ show }] = useUrlFilter(promotionFilter);
  const { data: board } = useQuery(promotionsQuery());
  const { data: categories } = useQuery(promotionCategoriesQuery());
  const waiting = useWaiting();
  if (useIsExcluded()) return <Away />;
  return (
    <div className="mx-auto flex max-w-7xl flex-col gap-4 px-4 py-5 lg:gap-5 lg:px-6 lg:py-8">
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h1 className="font-display font-semibold text-3xl lg:text-4xl">{t('title')}</h1>
        <p role="status" className="figures text-muted">
          {board && t('open', { count: board.open, promotions: displayCount(board.open) })}
        </p>
      </header>
      <BoardTabs shown={show} categories={categories?.list ?? []} waiting={waiting} />
      <div className="board relative -mx-4 px-4 pt-16 pb-8 sm:mx-0 sm:rounded-large sm:px-6 lg:px-8 lg:pb-10">
        <LampRope className="absolute inset-x-0 top-0" />
        <MyFreeBets />
        {show === MINE ? <MyApplications /> : <Board categoryId={show} />}
      </div>
    </div>
  );
}

function useWaiting(): number {
  const member = guardRoute('member', useSession()) === undefined;
  const { data } = useQuery({ ...myPromotionsQuery(), enabled: member });
  return (data?.list ?? []).filter(({ mine }) => mine.state && WAITING.has(mine.state)).length;
}
