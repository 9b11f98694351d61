import { lazily } from '../../../lazy-component.tsx';
import type { PageProps } from '../../../navigation.ts';
import type { PageEntry, Topic } from '../../../topic.ts';
import { headFromGames } from './head-from-games.ts';
import type words from './words/th.json';

/** Words of the query a lottery page reads: which game, how it is played, and which of its views. */
const READ = ['gameCode', 'playType', 'tab'];
const TOPICS = ['lottery-lobby', 'lotteries'];

export const topic: Topic = {
  pages: [
    {
      path: '/lottery',
      page: lazily<PageProps>(() => import('./lottery-page.tsx').then((found) => found.LotteryPage), TOPICS),
      load: loads('ALL'),
      search: READ,
      canonicalSearch: ['gameCode'],
      head: { title: 'lottery-lobby:head.lottery.title', description: 'lottery-lobby:head.lottery.text' },
      headFrom: headFromGames,
      frame: 'header',
    },
    {
      path: '/sealottery',
      page: lazily<PageProps>(
        () => import('./sea-lottery-page.tsx').then((found) => found.SeaLotteryPage),
        TOPICS,
      ),
      load: loads('SEA'),
      search: READ,
      canonicalSearch: ['gameCode'],
      head: { title: 'lottery-lobby:head.sea.title', description: 'lottery-lobby:head.sea.text' },
      headFrom: headFromGames,
      frame: 'header',
    },
  ],
  queries: { recentLotteries: 'personal' },
};

function loads(lotteryType: 'ALL' | 'SEA'): NonNullable<PageEntry['load']> {
  return async (queries, search) => {
    const { loadLotteries } = await import('./load-lotteries.ts');
    await loadLotteries(lotteryType, queries, search);
  };
}

declare module '../../../i18n/topic-words.ts' {
  interface TopicWords {
    'lottery-lobby': typeof words;
  }
}
