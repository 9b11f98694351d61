import { lazily } from '../../../lazy-component.tsx';
import type { Topic } from '../../../topic.ts';
import type words from './words/th.json';

export const topic: Topic = {
  queries: { lotteryFamily: 'everybody' },
  parts: {
    lotteryTable: lazily(
      () => import('./table/lottery-table.tsx').then((found) => found.LotteryTable),
      ['lottery', 'lotteries'],
    ),
    downlineMember: lazily(
      () => import('./table/line-modes-part.tsx').then((found) => found.LineModesPart),
      ['lottery'],
    ),
  },
};

declare module '../../../i18n/topic-words.ts' {
  interface TopicWords {
    lottery: typeof words;
  }
}
