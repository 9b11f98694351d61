import { lazily } from '../../../lazy-component.tsx';
import type { Topic } from '../../../topic.ts';
import type words from './words/th.json';

export const topic: Topic = {
  queries: { bonuses: 'personal' },
  notices: {
    bonuses_changed: ['bonuses'],
    balance_changed: ['bonuses'],
    free_bets_changed: ['bonuses'],
  },
  centreWords: { member: ['bonuses'] },
  parts: {
    deposit: lazily(() => import('./deposit-choice.tsx').then((found) => found.DepositChoice)),
    openBonus: lazily(() => import('./give-up-here.tsx').then((found) => found.GiveUpHere)),
    game: lazily(() => import('./refused-stake.tsx').then((found) => found.RefusedStake)),
  },
};

declare module '../../../i18n/topic-words.ts' {
  interface TopicWords {
    bonuses: typeof words;
  }
}
