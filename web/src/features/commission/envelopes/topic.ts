import type { Topic } from '../../../topic.ts';
import type words from './words/th.json';

export const topic: Topic = {
  queries: { envelopes: 'personal' },
  notices: { envelopes_changed: ['envelopes', 'balance'] },
  centreWords: { member: ['envelopes'], agent: ['envelopes'] },
};

declare module '../../../i18n/topic-words.ts' {
  interface TopicWords {
    envelopes: typeof words;
  }
}
