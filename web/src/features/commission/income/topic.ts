import type { Topic } from '../../../topic.ts';
import type words from './words/th.json';

export const topic: Topic = {
  queries: { income: 'personal' },
  notices: { balance_changed: ['income'] },
  centreWords: { agent: ['income', 'bets'] },
};

declare module '../../../i18n/topic-words.ts' {
  interface TopicWords {
    income: typeof words;
  }
}
