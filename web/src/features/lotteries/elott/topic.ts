import { lazily } from '../../../lazy-component.tsx';
import type { PageProps } from '../../../navigation.ts';
import type { Topic } from '../../../topic.ts';
import { headFromGames } from '../lottery-lobby/head-from-games.ts';
import type words from './words/th.json';

/** Electronic lotteries: dice, tubes and wheels, drawn every minute. */
export const topic: Topic = {
  pages: [
    {
      path: '/elott',
      page: lazily<PageProps>(
        () => import('./elott-page.tsx').then((found) => found.ElottPage),
        ['elott', 'lottery-lobby', 'lotteries'],
      ),
      load: async (queries, search) => {
        const { loadElott } = await import('./load-elott.ts');
        await loadElott(queries, search);
      },
      search: ['gameCode', 'playType', 'tab'],
      canonicalSearch: ['gameCode'],
      head: { title: 'lottery-lobby:head.elott.title', description: 'lottery-lobby:head.elott.text' },
      headFrom: headFromGames,
    },
  ],
};

declare module '../../../i18n/topic-words.ts' {
  interface TopicWords {
    elott: typeof words;
  }
}
