import type { Topic } from '../../../topic.ts';
import type words from './words/th.json';

export const topic: Topic = {
  queries: { devices: 'personal' },
  // The name of its page in the centre's menu.
  centreWords: { member: ['web-push'] },
};

declare module '../../../i18n/topic-words.ts' {
  interface TopicWords {
    'web-push': typeof words;
  }
}
