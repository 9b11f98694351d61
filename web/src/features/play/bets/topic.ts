import type { Topic } from '../../../topic.ts';
import type words from './words/th.json';

export const topic: Topic = {
  queries: { bets: 'personal' },
  notices: { bets_changed: ['bets', 'balance'] },
  // Receipts show seeds.
  centreWords: { member: ['bets', 'fairness'] },
};

declare module '../../../i18n/topic-words.ts' {
  interface TopicWords {
    bets: typeof words;
  }
}
