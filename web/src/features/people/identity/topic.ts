import type { Topic } from '../../../topic.ts';
import type words from './words/th.json';

/** The parts authentication and registration share: numbers, codes, captchas, passwords, and their error texts. */
export const topic: Topic = {
  queries: { captcha: 'everybody' },
  stored: { settings: ['brand', 'switches'], validationRules: ['brand', 'registration'] },
};

declare module '../../../i18n/topic-words.ts' {
  interface TopicWords {
    identity: typeof words;
  }
}
