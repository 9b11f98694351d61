import { lazily } from '../../lazy-component.tsx';
import type { Topic } from '../../topic.ts';
import type words from './words/th.json';

export const topic: Topic = {
  parts: {
    lotteryOrders: lazily(
      () => import('./orders-part.tsx').then((found) => found.OrdersPart),
      ['slips', 'lotteries'],
    ),
    placedSlip: lazily(
      () => import('./placed-part.tsx').then((found) => found.PlacedPart),
      ['slips', 'lotteries'],
    ),
    drawOutcome: lazily(
      () => import('./draw-outcome.tsx').then((found) => found.DrawOutcome),
      ['slips', 'lotteries'],
    ),
  },
  centreWords: { member: ['slips', 'lotteries'] },
};

declare module '../../i18n/topic-words.ts' {
  interface TopicWords {
    slips: typeof words;
  }
}
