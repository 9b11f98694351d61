import { lazily } from '../../../lazy-component.tsx';
import type { PageProps } from '../../../navigation.ts';
import type { Topic } from '../../../topic.ts';
import type words from './words/th.json';

export const topic: Topic = {
  pages: [
    {
      path: '/status',
      page: lazily<PageProps>(
        () => import('./status-page.tsx').then((found) => found.StatusPage),
        ['status'],
      ),
      load: (queries) => import('./queries.ts').then(({ statusQuery }) => queries.prefetchQuery(statusQuery)),
      search: [],
      head: { title: 'status:head.title', description: 'status:head.description' },
      open: true,
      whileClosed: true,
    },
  ],
  queries: { status: 'everybody' },
  notices: { status_changed: ['status'] },
};

declare module '../../../i18n/topic-words.ts' {
  interface TopicWords {
    status: typeof words;
  }
}
