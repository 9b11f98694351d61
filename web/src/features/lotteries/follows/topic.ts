import { lazily } from '../../../lazy-component.tsx';
import type { LotteryPart } from '../../../parts.tsx';
import type { Topic } from '../../../topic.ts';
import type words from './words/th.json';

export const topic: Topic = {
  queries: { followedGames: 'personal' },
  parts: {
    followGame: lazily<LotteryPart>(
      () => import('./follow-bell.tsx').then((found) => found.FollowBell),
      ['follows'],
    ),
    devices: lazily(
      () => import('./followed-list.tsx').then((found) => found.FollowedList),
      ['follows', 'lotteries'],
    ),
  },
};

declare module '../../../i18n/topic-words.ts' {
  interface TopicWords {
    follows: typeof words;
  }
}
