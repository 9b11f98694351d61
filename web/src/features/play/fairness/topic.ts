import { lazily } from '../../../lazy-component.tsx';
import type { PageProps } from '../../../navigation.ts';
import type { Topic } from '../../../topic.ts';
import type words from './words/th.json';

export const topic: Topic = {
  pages: [
    {
      path: '/fair',
      page: lazily<PageProps>(() => import('./fair-page.tsx').then((found) => found.FairPage), ['fairness']),
      head: { title: 'fairness:head.title', description: 'fairness:head.description' },
    },
  ],
};

declare module '../../../i18n/topic-words.ts' {
  interface TopicWords {
    fairness: typeof words;
  }
}
