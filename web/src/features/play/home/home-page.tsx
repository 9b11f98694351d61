import type { VendorGroup } from '@lanna/contract/play/catalogue/catalogue';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { hotGamesQuery, menusQuery } from '../../../api/queries.ts';
import { belowFold, Lazy, type LazyComponent, lazily } from '../../../lazy-component.tsx';
import { PartsAt } from '../../../parts.tsx';
import { CategoryTiles } from './category-tiles.tsx';
import { Hero } from './hero.tsx';
import { HotStrip } from './hot-strip.tsx';
import { News } from './news.tsx';

const recentGames = belowFold(lazily(() => import('./recent-games.tsx').then((found) => found.RecentGames)));
const hotGames = belowFold(lazily(() => import('./hot-games.tsx').then((found) => found.HotGames)));
const categoryGames = belowFold(
  lazily<{ group: VendorGroup }>(() => import('./category-games.tsx').then((found) => found.CategoryGames)),
);
const promotions = belowFold(
  lazily(() => import('./promotions-strip.tsx').then((found) => found.PromotionsStrip)),
);
const lotteries = belowFold(
  lazily(() => import('./lottery-strip.tsx').then((found) => found.LotteryStrip), ['lotteries']),
);
const fairSteps = belowFold(lazily(() => import('./fair-steps.tsx').then((found) => found.FairSteps)));
const download = belowFold(lazily(() => import('./download-strip.tsx').then((found) => found.DownloadStrip)));

const PLAIN = { props: {} };
const NONE: never[] = [];

/** The home page: promotions and the most played games. */
export function HomePage() {
  const { t } = useTranslation('home');
  const { data: menus = NONE } = useQuery(menusQuery);
  const hasLotteries = menus.some(({ gameType }) => gameType === 'LOTT' || gameType === 'ELOTT');
  // Sections below the games wait for them, so that visible content does not shift.
  const settled = !useQuery(hotGamesQuery).isPending;
  // The same elements until there are other menus: what the server wrote is not drawn anew before its code is there.
  const categories = useMemo(
    () => menus.map(({ gameType }) => alone(categoryGames, { key: gameType, props: { group: gameType } })),
    [menus],
  );
  return (
    <div className="mx-auto flex max-w-7xl flex-col gap-8 pb-4 lg:gap-10 lg:px-6 lg:pt-6">
      <h1 className="sr-only">{t('title')}</h1>
      <Hero />
      <div className="flex flex-col gap-8 px-4 lg:gap-10 lg:px-0">
        <News />
        <HotStrip />
        {JUST_WON}
        <CategoryTiles />
        {RECENT}
        {HOT}
        {settled && MISSIONS}
        {settled && PROMOTIONS}
        {settled && hasLotteries && LOTTERIES}
        {categories}
        {settled && WINNERS}
        {settled && FAIR_STEPS}
        {settled && DOWNLOAD}
      </div>
    </div>
  );
}

/** Each in a boundary of its own: none waits for the code of another. */
const RECENT = alone(recentGames, PLAIN);
/** Of about its height, so that what follows does not move when it comes. */
const HOT = alone(hotGames, { ...PLAIN, meanwhile: <div className="h-70" /> });
const PROMOTIONS = alone(promotions, PLAIN);
const LOTTERIES = alone(lotteries, PLAIN);
const MISSIONS = <PartsAt place="missions" props={{}} />;
const WINNERS = <PartsAt place="winners" props={{}} />;
const JUST_WON = <PartsAt place="justWon" props={{}} />;
const FAIR_STEPS = alone(fairSteps, PLAIN);
const DOWNLOAD = alone(download, PLAIN);

function alone<Props extends object>(
  part: LazyComponent<Props>,
  { props, key, meanwhile }: { props: Props; key?: string; meanwhile?: ReactNode },
) {
  return (
    <Suspense key={key} fallback={meanwhile}>
      <Lazy of={part} props={props} />
    </Suspense>
  );
}
