import type { Topic } from '../../../topic.ts';
import type words from './words/th.json';

export const topic: Topic = {
  queries: { cashback: 'personal' },
  notices: {
    cashback_changed: ['cashback'],
    // What was settled has earned something.
    bets_changed: ['cashback'],
  },
  centreWords: { member: ['cashback'] },
};

declare module '../../../i18n/topic-words.ts' {
  interface TopicWords {
    cashback: typeof words;
  }
}
