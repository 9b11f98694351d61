import { currentLanguage } from '../../../i18n/words.ts';
import { lazily } from '../../../lazy-component.tsx';
import type { PageProps } from '../../../navigation.ts';
import type { Topic } from '../../../topic.ts';
import type words from './words/th.json';

export const topic: Topic = {
  pages: [
    {
      path: '/lottery-results',
      page: lazily<PageProps>(
        () => import('./results-page.tsx').then((found) => found.ResultsPage),
        ['results', 'lotteries'],
      ),
      load: (queries) =>
        import('./queries.ts').then(({ loadResults }) => loadResults(queries, currentLanguage())),
      // The server writes the results of today; what else the address asks for the browser fetches.
      search: [],
      head: { title: 'results:head.title', description: 'results:head.description' },
    },
  ],
  queries: { results: 'everybody' },
  notices: { draws_changed: ['results'] },
};

declare module '../../../i18n/topic-words.ts' {
  interface TopicWords {
    results: typeof words;
  }
}
