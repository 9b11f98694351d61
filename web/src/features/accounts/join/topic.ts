import { lazily } from '../../../lazy-component.tsx';
import type { PageProps } from '../../../navigation.ts';
import type { Topic } from '../../../topic.ts';
import type words from './words/th.json';

export const topic: Topic = {
  pages: [
    {
      path: '/join',
      page: lazily<PageProps>(
        () => import('./join-page.tsx').then((found) => found.JoinPage),
        ['join', 'identity'],
      ),
      search: [],
      head: { title: 'join:head.title', description: 'join:head.description' },
      // Nothing that was typed is lost by a look at another page.
      keepAlive: true,
    },
  ],
};

declare module '../../../i18n/topic-words.ts' {
  interface TopicWords {
    join: typeof words;
  }
}
