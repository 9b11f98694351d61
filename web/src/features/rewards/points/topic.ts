import { lazily } from '../../../lazy-component.tsx';
import type { PageProps } from '../../../navigation.ts';
import type { Topic } from '../../../topic.ts';
import type words from './words/th.json';

export const topic: Topic = {
  pages: [
    {
      path: '/pointMall',
      page: lazily<PageProps>(() => import('./mall-page.tsx').then((found) => found.MallPage), ['points']),
      search: [],
      head: { title: 'points:head.title', description: 'points:head.description' },
    },
  ],
  queries: { points: 'personal' },
  notices: {
    points_changed: ['points'],
    point_goods_changed: ['points'],
    // A rank has a factor of its own.
    my_rank_changed: ['points'],
  },
  centreWords: { member: ['points'] },
};

declare module '../../../i18n/topic-words.ts' {
  interface TopicWords {
    points: typeof words;
  }
}
