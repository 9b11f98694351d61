import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { hotGamesQuery, menusQuery } from '../../../api/queries.ts';
import { belowFold, Lazy, type LazyComponent, lazily } from '../../../lazy-component.tsx';
import { PartsAt } from '../../../parts.tsx';
import { CategoryGames } from './category-games.tsx';
import { CategoryTiles } from './category-tiles.tsx';
import { Hero } from './hero.tsx';
import { HotGames } from './hot-games.tsx';
import { HotStrip } from './hot-strip.tsx';
import { News } from './news.tsx';
import { RecentGames } from './recent-games.tsx';

const promotions = belowFold(
  lazily(() => import('./promotions-strip.tsx').then((found) => found.PromotionsStrip)),
);
const lotteries = belowFold(
  lazily(() => import('./lottery-strip.tsx').then((found) => found.LotteryStrip), ['lotteries']),
);
const fairSteps = belowFold(lazily(() => import('./fair-steps.tsx').then((found) => found.FairSteps)));
const download = belowFold(lazily(() => import('./download-strip.tsx').then((found) => found.DownloadStrip)));

/** The home page: promotions and the most played games. */
export function HomePage() {
  const { t } = useTranslation('home');
  const { data: menus = [] } = useQuery(menusQuery);
  const hasLotteries = menus.some(({ gameType }) => gameType === 'LOTT' || gameType === 'ELOTT');
  // Sections below the games wait for them, so that visible content does not shift.
  const settled = !useQuery(hotGamesQuery).isPending;
  return (
    <div className="mx-auto flex max-w-7xl flex-col gap-8 pb-4 lg:gap-10 lg:px-6 lg:pt-6">
      <h1 className="sr-only">{t('title')}</h1>
      <Hero />
      <div className="flex flex-col gap-8 px-4 lg:gap-10 lg:px-0">
        <News />
        <HotStrip />
        {JUST_WON}
        <CategoryTiles />
        <RecentGames />
        <HotGames />
        {settled && MISSIONS}
        {settled && PROMOTIONS}
        {settled && hasLotteries && LOTTERIES}
        {menus.map(({ gameType }) => (
          <CategoryGames key={gameType} group={gameType} />
        ))}
        {settled && WINNERS}
        {settled && FAIR_STEPS}
        {settled && DOWNLOAD}
      </div>
    </div>
  );
}

/** Each in a boundary of its own: none waits for the code of another. */
const PROMOTIONS = alone(promotions);
const LOTTERIES = alone(lotteries);
const MISSIONS = <PartsAt place="missions" props={{}} />;
const WINNERS = <PartsAt place="winners" props={{}} />;
const JUST_WON = <PartsAt place="justWon" props={{}} />;
const FAIR_STEPS = alone(fairSteps);
const DOWNLOAD = alone(download);

function alone(part: LazyComponent<object>) {
  return (
    <Suspense>
      <Lazy of={part} props={{}} />
    </Suspense>
  );
}
