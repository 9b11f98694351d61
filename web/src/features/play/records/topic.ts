import type { Topic } from '../../../topic.ts';
import type words from './words/th.json';

export const topic: Topic = {
  queries: { records: 'personal' },
  notices: {
    balance_changed: ['records'],
    bets_changed: ['records'],
    deposits_changed: ['records'],
    withdrawals_changed: ['records'],
    transfers_changed: ['records'],
    my_promotions_changed: ['records'],
  },
  centreWords: { member: ['records'] },
};

declare module '../../../i18n/topic-words.ts' {
  interface TopicWords {
    records: typeof words;
  }
}
