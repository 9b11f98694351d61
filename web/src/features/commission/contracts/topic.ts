import { lazily } from '../../../lazy-component.tsx';
import type { PartProps } from '../../../parts.tsx';
import type { Topic } from '../../../topic.ts';
import type words from './words/th.json';

export const topic: Topic = {
  queries: { contracts: 'personal' },
  notices: { contracts_changed: ['contracts'] },
  parts: {
    teamAhead: lazily(() => import('./waiting-part.tsx').then((found) => found.WaitingPart), ['contracts']),
    downlineMember: lazily<PartProps['downlineMember']>(
      () => import('./offer-below.tsx').then((found) => found.OfferBelow),
      ['contracts'],
    ),
  },
  centreWords: { agent: ['contracts'] },
};

declare module '../../../i18n/topic-words.ts' {
  interface TopicWords {
    contracts: typeof words;
  }
}
