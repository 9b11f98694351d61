import { lazily } from '../../../lazy-component.tsx';
import type { PartProps } from '../../../parts.tsx';
import type { Topic } from '../../../topic.ts';
import type words from './words/th.json';

export const topic: Topic = {
  queries: { bills: 'personal' },
  notices: { bills_changed: ['bills', 'balance'] },
  parts: {
    contractBills: lazily<PartProps['contractBills']>(
      () => import('./bill-list.tsx').then((found) => found.BillList),
      ['bills'],
    ),
  },
};

declare module '../../../i18n/topic-words.ts' {
  interface TopicWords {
    bills: typeof words;
  }
}
