import type { Topic } from '../../../topic.ts';
import type words from './words/th.json';

export const topic: Topic = {
  // The name of its page in the centre's menu, and the fields of mobile numbers.
  centreWords: { member: ['security', 'identity'] },
};

declare module '../../../i18n/topic-words.ts' {
  interface TopicWords {
    security: typeof words;
  }
}
