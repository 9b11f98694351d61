import { lazily } from '../../lazy-component.tsx';
import type { PartProps } from '../../parts.tsx';
import type { Topic } from '../../topic.ts';
import type words from './words/th.json';

/** Tables of Thai lotteries and of Yeekee. */
export const topic: Topic = {
  parts: {
    lotteryTable: lazily<PartProps['lotteryTable']>(
      () => import('./sea-table.tsx').then((found) => found.SeaTable),
      ['sea', 'lotteries'],
    ),
  },
  queries: { yeekeeShots: 'personal' },
  notices: { shots_changed: ['yeekeeShots'], draws_changed: ['yeekeeShots'] },
};

declare module '../../i18n/topic-words.ts' {
  interface TopicWords {
    sea: typeof words;
  }
}
