import { lazily } from '../../../lazy-component.tsx';
import type { PartProps } from '../../../parts.tsx';
import type { BesideProps, Topic } from '../../../topic.ts';
import type words from './words/th.json';

export const topic: Topic = {
  beside: lazily<BesideProps>(
    () => import('./rain-card.tsx').then((found) => found.RainCard),
    ['brand-envelopes'],
  ),
  parts: {
    room: lazily<PartProps['room']>(
      () => import('./room-rain.tsx').then((found) => found.RoomRain),
      ['brand-envelopes'],
    ),
  },
  queries: { 'brand-envelopes': 'personal' },
  notices: { brand_envelopes_changed: ['brand-envelopes'], my_rank_changed: ['brand-envelopes'] },
  centreWords: { member: ['brand-envelopes'] },
};

declare module '../../../i18n/topic-words.ts' {
  interface TopicWords {
    'brand-envelopes': typeof words;
  }
}
