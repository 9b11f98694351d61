import { lazily } from '../../lazy-component.tsx';
import type { PageProps } from '../../navigation.ts';
import type { Topic } from '../../topic.ts';
import { headFromGames } from '../lottery-lobby/head-from-games.ts';

/** Lotteries of Vietnam: north, centre and south. */
export const topic: Topic = {
  pages: [
    {
      path: '/vnlottery',
      page: lazily<PageProps>(
        () => import('./vn-lottery-page.tsx').then((found) => found.VnLotteryPage),
        ['lottery-lobby', 'lotteries'],
      ),
      load: async (queries, search) => {
        const { loadLotteries } = await import('../lottery-lobby/load-lotteries.ts');
        await loadLotteries('VN', queries, search);
      },
      search: ['gameCode', 'playType', 'tab'],
      canonicalSearch: ['gameCode'],
      head: { title: 'lottery-lobby:head.vn.title', description: 'lottery-lobby:head.vn.text' },
      headFrom: headFromGames,
      frame: 'header',
    },
  ],
};
