import type { Topic } from '../../../topic.ts';
import type words from './words/th.json';

export const topic: Topic = {
  queries: { withdrawals: 'personal' },
  notices: {
    withdrawals_changed: ['withdrawals', 'balance'],
    bank_accounts_changed: ['withdrawals'],
    // What can be withdrawn follows play, deposits and transfers.
    balance_changed: ['withdrawals'],
    // Giving a bonus up frees what it was open beside.
    bonuses_changed: ['withdrawals'],
  },
  // The name of its page in the centre's menu; the withdrawal password and the second step are asked for in words of `security`.
  centreWords: { member: ['withdrawals'] },
};

declare module '../../../i18n/topic-words.ts' {
  interface TopicWords {
    withdrawals: typeof words;
  }
}
