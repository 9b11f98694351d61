import { lazily } from '../../../lazy-component.tsx';
import type { PageProps } from '../../../navigation.ts';
import type { PartProps } from '../../../parts.tsx';
import type { Topic } from '../../../topic.ts';
import { headFromGames } from '../lottery-lobby/head-from-games.ts';
import type words from './words/th.json';

/** Lotteries of Vietnam: north, centre and south. */
export const topic: Topic = {
  pages: [
    {
      path: '/vnlottery',
      page: lazily<PageProps>(
        () => import('./vn-lottery-page.tsx').then((found) => found.VnLotteryPage),
        ['vn', 'lottery-lobby', 'lotteries'],
      ),
      load: async (queries, search) => {
        const { loadVietnamese } = await import('./load-vietnamese.ts');
        await loadVietnamese(queries, search);
      },
      search: ['gameCode', 'playType', 'tab'],
      canonicalSearch: ['gameCode'],
      head: { title: 'lottery-lobby:head.vn.title', description: 'lottery-lobby:head.vn.text' },
      headFrom: headFromGames,
      frame: 'header',
    },
  ],
  parts: {
    lotteryResults: lazily<PartProps['lotteryResults']>(
      () => import('./game-results.tsx').then((found) => found.GameResults),
      ['vn', 'lotteries'],
    ),
  },
};

declare module '../../../i18n/topic-words.ts' {
  interface TopicWords {
    vn: typeof words;
  }
}
