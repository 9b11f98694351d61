import type { Topic } from '../../../topic.ts';
import type words from './words/th.json';

export const topic: Topic = {};

declare module '../../../i18n/topic-words.ts' {
  interface TopicWords {
    'site-states': typeof words;
  }
}
