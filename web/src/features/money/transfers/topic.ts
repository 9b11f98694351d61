import { lazily } from '../../../lazy-component.tsx';
import type { PartProps } from '../../../parts.tsx';
import type { Topic } from '../../../topic.ts';
import type words from './words/th.json';

export const topic: Topic = {
  queries: { transfers: 'personal' },
  notices: {
    transfers_changed: ['transfers', 'balance'],
    // What is set aside for a withdrawal is shown in the wallet.
    withdrawals_changed: ['transfers'],
  },
  // Section 7 of the specification: the merchant wallet is kept, so that loading the page anew shows it at once.
  stored: { merchantWallet: ['transfers', 'wallets'] },
  parts: {
    downlineMember: lazily<PartProps['downlineMember']>(
      () => import('./transfer-down.tsx').then((found) => found.TransferDown),
      ['transfers', 'identity'],
    ),
  },
  centreWords: { member: ['transfers'], agent: ['transfers', 'bets'] },
};

declare module '../../../i18n/topic-words.ts' {
  interface TopicWords {
    transfers: typeof words;
  }
}
