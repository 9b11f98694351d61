import { lazily } from '../../../lazy-component.tsx';
import type { PartProps } from '../../../parts.tsx';
import type { Topic } from '../../../topic.ts';
import type words from './words/th.json';

export const topic: Topic = {
  queries: { protection: 'personal' },
  notices: {
    protection_changed: ['protection', 'member', 'cashier', 'withdrawals'],
    bets_changed: ['protection'],
    deposits_changed: ['protection'],
  },
  parts: {
    game: lazily<PartProps['game']>(
      () => import('./limits/game-part.tsx').then((found) => found.GamePart),
      ['protection'],
    ),
    deposit: lazily<PartProps['deposit']>(
      () => import('./limits/deposit-part.tsx').then((found) => found.DepositPart),
      ['protection'],
    ),
    excluded: lazily<PartProps['excluded']>(
      () => import('./exclusion/excluded-banner.tsx').then((found) => found.ExcludedBanner),
      ['protection'],
    ),
  },
  // The name of its page in the centre's menu; the password is asked for in words of `security`.
  centreWords: { member: ['protection'] },
};

declare module '../../../i18n/topic-words.ts' {
  interface TopicWords {
    protection: typeof words;
  }
}
