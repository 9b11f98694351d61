import { lazily } from '../../../lazy-component.tsx';
import type { PartProps } from '../../../parts.tsx';
import type { Topic } from '../../../topic.ts';
import type words from './words/th.json';

/** Tables of the lotteries that are played in Thailand: its own, Yeekee, the neighbours' and stock markets. */
export const topic: Topic = {
  parts: {
    lotteryTable: lazily<PartProps['lotteryTable']>(
      () => import('./table/sea-table.tsx').then((found) => found.SeaTable),
      ['sea', 'lotteries'],
    ),
  },
  queries: { seaFamily: 'everybody', yeekeeShots: 'personal' },
  notices: { shots_changed: ['yeekeeShots'], draws_changed: ['yeekeeShots'] },
};

declare module '../../../i18n/topic-words.ts' {
  interface TopicWords {
    sea: typeof words;
  }
}
