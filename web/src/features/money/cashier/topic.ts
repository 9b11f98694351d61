import type { Topic } from '../../../topic.ts';
import type words from './words/th.json';

export const topic: Topic = {
  queries: { cashier: 'personal' },
  notices: { deposits_changed: ['cashier'] },
  centreWords: { member: ['cashier', 'identity'] },
};

declare module '../../../i18n/topic-words.ts' {
  interface TopicWords {
    cashier: typeof words;
  }
}
