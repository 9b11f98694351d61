import { lazily } from '../../../lazy-component.tsx';
import type { PageProps } from '../../../navigation.ts';
import type { Topic } from '../../../topic.ts';
import type words from './words/th.json';

export const topic: Topic = {
  pages: [
    {
      path: '/vip',
      page: lazily<PageProps>(() => import('./vip-page.tsx').then((found) => found.VipPage), ['ranks']),
      load: (queries) => import('./load-ranks.ts').then(({ loadRanks }) => loadRanks(queries)),
      search: [],
      head: { title: 'ranks:head.title', description: 'ranks:head.description' },
    },
  ],
  queries: { ranks: 'everybody', myRank: 'personal' },
  notices: {
    ranks_changed: ['ranks', 'myRank'],
    my_rank_changed: ['myRank', 'member'],
    // Figures of the day.
    deposits_changed: ['myRank'],
    bets_changed: ['myRank'],
  },
  centreWords: { member: ['ranks'] },
};

declare module '../../../i18n/topic-words.ts' {
  interface TopicWords {
    ranks: typeof words;
  }
}
