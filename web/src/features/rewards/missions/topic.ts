import { belowFold, lazily } from '../../../lazy-component.tsx';
import type { Topic } from '../../../topic.ts';
import type words from './words/th.json';

export const topic: Topic = {
  queries: { missions: 'personal' },
  notices: {
    missions_changed: ['missions'],
    leaderboards_changed: ['missions'],
    // A rank opens missions, and a proved number or a limit is a step.
    my_rank_changed: ['missions'],
  },
  centreWords: { member: ['missions'] },
  parts: {
    missions: belowFold(
      lazily(() => import('./home-strip.tsx').then((found) => found.HomeStrip), ['missions']),
    ),
  },
};

declare module '../../../i18n/topic-words.ts' {
  interface TopicWords {
    missions: typeof words;
  }
}
