import { lazily } from '../../../lazy-component.tsx';
import type { PartProps } from '../../../parts.tsx';
import type { Topic } from '../../../topic.ts';
import type words from './words/th.json';

export const topic: Topic = {
  queries: { bets: 'personal' },
  notices: { bets_changed: ['bets', 'balance'] },
  parts: {
    sharedReceipt: lazily<PartProps['sharedReceipt']>(
      () => import('./shared-receipt.tsx').then((found) => found.SharedReceipt),
      ['bets', 'fairness'],
    ),
  },
  // Receipts show seeds.
  centreWords: { member: ['bets', 'fairness'] },
};

declare module '../../../i18n/topic-words.ts' {
  interface TopicWords {
    bets: typeof words;
  }
}
