import type { Topic } from '../../../topic.ts';
import type words from './words/th.json';

export const topic: Topic = {
  queries: { team: 'personal' },
  notices: { announcements_changed: ['team'] },
  centreWords: { agent: ['teams'] },
};

declare module '../../../i18n/topic-words.ts' {
  interface TopicWords {
    teams: typeof words;
  }
}
