import { lazily } from '../../../lazy-component.tsx';
import type { PageProps } from '../../../navigation.ts';
import type { Topic } from '../../../topic.ts';
import type words from './words/th.json';

export const topic: Topic = {
  pages: [
    {
      path: '/dev/outbox',
      page: lazily<PageProps>(() => import('./outbox-page.tsx').then((found) => found.OutboxPage)),
      // The demo's outbox shows login codes, so it is open without a login.
      open: true,
      browserOnly: true,
      unlisted: true,
    },
  ],
};

declare module '../../../i18n/topic-words.ts' {
  interface TopicWords {
    outbox: typeof words;
  }
}
