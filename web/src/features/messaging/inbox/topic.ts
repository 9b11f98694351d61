import type { Topic } from '../../../topic.ts';
import type words from './words/th.json';

export const topic: Topic = {
  queries: { inbox: 'personal' },
  notices: { inbox_changed: ['inbox'] },
  // The name of its page in the centre's menu.
  centreWords: { member: ['inbox'] },
};

declare module '../../../i18n/topic-words.ts' {
  interface TopicWords {
    inbox: typeof words;
  }
}
