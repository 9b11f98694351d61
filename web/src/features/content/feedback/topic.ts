import type { Topic } from '../../../topic.ts';
import type words from './words/th.json';

export const topic: Topic = {
  // The name of its page in the centre's menu.
  centreWords: { member: ['feedback'] },
};

declare module '../../../i18n/topic-words.ts' {
  interface TopicWords {
    feedback: typeof words;
  }
}
