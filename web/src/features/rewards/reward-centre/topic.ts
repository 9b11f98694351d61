import type { Topic } from '../../../topic.ts';
import type words from './words/th.json';

export const topic: Topic = {
  queries: { rewards: 'personal' },
  // Whatever opens a reward, or uses one up.
  notices: {
    cashback_changed: ['rewards'],
    promotions_changed: ['rewards'],
    my_promotions_changed: ['rewards'],
    free_bets_changed: ['rewards'],
    envelopes_changed: ['rewards'],
    missions_changed: ['rewards'],
    bets_changed: ['rewards'],
  },
  centreWords: { member: ['reward-centre'] },
};

declare module '../../../i18n/topic-words.ts' {
  interface TopicWords {
    'reward-centre': typeof words;
  }
}
