import { homeAnnouncementsQuery } from '../../../api/content/announcements.ts';
import { promotionsQuery } from '../../../api/content/promotions.ts';
import { latestWinsQuery } from '../../../api/content/winners.ts';
import { hotGamesQuery } from '../../../api/queries.ts';
import { lazily } from '../../../lazy-component.tsx';
import type { PageProps } from '../../../navigation.ts';
import type { Topic } from '../../../topic.ts';
import type words from './words/th.json';

export const topic: Topic = {
  pages: [
    {
      path: '/',
      aliases: ['/index', '/index.html', '/home'],
      page: lazily<PageProps>(() => import('./home-page.tsx').then((found) => found.HomePage)),
      search: [],
      load: (queries) =>
        Promise.all([
          queries.prefetchQuery(hotGamesQuery),
          queries.prefetchQuery(homeAnnouncementsQuery),
          queries.prefetchQuery(promotionsQuery()),
          queries.prefetchQuery(latestWinsQuery()),
        ]),
    },
  ],
};

declare module '../../../i18n/topic-words.ts' {
  interface TopicWords {
    home: typeof words;
  }
}
