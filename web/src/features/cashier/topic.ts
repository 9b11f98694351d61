import type { Topic } from '../../topic.ts';
import type words from './words/th.json';

export const topic: Topic = {
  queries: { cashier: 'personal' },
  centreWords: { member: ['cashier'] },
};

declare module '../../i18n/topic-words.ts' {
  interface TopicWords {
    cashier: typeof words;
  }
}
