import { lazily } from '../../../lazy-component.tsx';
import type { PageProps } from '../../../navigation.ts';
import type { Topic } from '../../../topic.ts';
import type words from './words/th.json';

export const topic: Topic = {
  pages: [
    {
      path: '/down',
      aliases: ['/download'],
      page: lazily<PageProps>(
        () => import('./download-page.tsx').then((found) => found.DownloadPage),
        ['download'],
      ),
      load: (queries) =>
        import('./queries.ts').then(({ downloadsQuery }) => queries.prefetchQuery(downloadsQuery)),
      search: [],
      head: { title: 'download:head.title', description: 'download:head.description' },
      open: true,
    },
  ],
  queries: { downloads: 'everybody' },
  notices: { settings_changed: ['downloads'] },
};

declare module '../../../i18n/topic-words.ts' {
  interface TopicWords {
    download: typeof words;
  }
}
