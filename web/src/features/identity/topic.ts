import type { Topic } from '../../topic.ts';
import type words from './words/th.json';

/** What authentication and registration both ask for: numbers, codes, captchas, passwords, and how their errors are said. */
export const topic: Topic = {
  queries: { captcha: 'everybody' },
  stored: { settings: ['brand', 'switches'], validationRules: ['brand', 'registration'] },
};

declare module '../../i18n/topic-words.ts' {
  interface TopicWords {
    identity: typeof words;
  }
}
