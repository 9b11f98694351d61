import { lazily } from '../../../lazy-component.tsx';
import type { PartProps } from '../../../parts.tsx';
import type { Topic } from '../../../topic.ts';
import type words from './words/th.json';

export const topic: Topic = {
  queries: { kyc: 'personal' },
  // What may be withdrawn follows the identity.
  notices: { identity_changed: ['kyc', 'withdrawals'] },
  // The name of its page in the centre's menu; pictures are sent in words of `identity`.
  centreWords: { member: ['kyc', 'identity'] },
  parts: {
    security: lazily<PartProps['security']>(
      () => import('./identity-row.tsx').then((found) => found.IdentityRow),
      ['kyc'],
    ),
    deposit: lazily<PartProps['deposit']>(
      () => import('./deposit-notice.tsx').then((found) => found.DepositNotice),
      ['kyc'],
    ),
  },
};

declare module '../../../i18n/topic-words.ts' {
  interface TopicWords {
    kyc: typeof words;
  }
}
