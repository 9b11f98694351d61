import { lazily } from '../../lazy-component.tsx';
import type { PageProps } from '../../navigation.ts';
import type { Topic } from '../../topic.ts';
import { headFromGames } from '../lottery-lobby/head-from-games.ts';

/** Electronic lotteries: dice, tubes and wheels, drawn every minute. */
export const topic: Topic = {
  pages: [
    {
      path: '/elott',
      page: lazily<PageProps>(
        () => import('./elott-page.tsx').then((found) => found.ElottPage),
        ['lottery-lobby', 'lotteries'],
      ),
      load: async (queries, search) => {
        const { loadLotteries } = await import('../lottery-lobby/load-lotteries.ts');
        await loadLotteries('ELOTT', queries, search);
      },
      search: ['gameCode', 'playType', 'tab'],
      canonicalSearch: ['gameCode'],
      head: { title: 'lottery-lobby:head.elott.title', description: 'lottery-lobby:head.elott.text' },
      headFrom: headFromGames,
    },
  ],
};
