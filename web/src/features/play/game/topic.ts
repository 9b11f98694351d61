import { lazily } from '../../../lazy-component.tsx';
import type { PageProps } from '../../../navigation.ts';
import type { Topic } from '../../../topic.ts';
import type words from './words/th.json';

export const topic: Topic = {
  pages: [
    {
      path: '/game',
      page: lazily<PageProps>(() => import('./game-page.tsx').then((found) => found.GamePage), ['game']),
      frame: 'header',
      browserOnly: true,
      unlisted: true,
    },
  ],
};

declare module '../../../i18n/topic-words.ts' {
  interface TopicWords {
    game: typeof words;
  }
}
