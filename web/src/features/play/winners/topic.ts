import { belowFold, lazily } from '../../../lazy-component.tsx';
import type { PartProps } from '../../../parts.tsx';
import type { Topic } from '../../../topic.ts';
import type words from './words/th.json';

export const topic: Topic = {
  queries: { winners: 'everybody', winnerName: 'personal' },
  notices: { winners_changed: ['winners'] },
  parts: {
    justWon: belowFold(
      lazily<PartProps['justWon']>(() => import('./ticker.tsx').then((found) => found.Ticker), ['winners']),
    ),
    winners: belowFold(
      lazily<PartProps['winners']>(() => import('./boards.tsx').then((found) => found.Boards), ['winners']),
    ),
    security: lazily<PartProps['security']>(
      () => import('./board-name-row.tsx').then((found) => found.BoardNameRow),
      ['winners'],
    ),
  },
};

declare module '../../../i18n/topic-words.ts' {
  interface TopicWords {
    winners: typeof words;
  }
}
