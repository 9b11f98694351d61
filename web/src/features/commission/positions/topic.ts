import type { Topic } from '../../../topic.ts';
import type words from './words/th.json';

export const topic: Topic = {
  queries: { positions: 'personal' },
  notices: { positions_changed: ['positions'] },
  centreWords: { member: ['positions'], agent: ['positions'] },
};

declare module '../../../i18n/topic-words.ts' {
  interface TopicWords {
    positions: typeof words;
  }
}
