import { lazily } from '../../../lazy-component.tsx';
import type { Topic } from '../../../topic.ts';
import type words from './words/th.json';

export const topic: Topic = {
  queries: { leaderboards: 'personal' },
  notices: {
    leaderboards_changed: ['leaderboards'],
    // A step that was claimed counts for who has claimed most.
    missions_changed: ['leaderboards'],
  },
  parts: {
    leaderboards: lazily(
      () => import('./boards-part.tsx').then((found) => found.BoardsPart),
      ['leaderboards'],
    ),
  },
};

declare module '../../../i18n/topic-words.ts' {
  interface TopicWords {
    leaderboards: typeof words;
  }
}
