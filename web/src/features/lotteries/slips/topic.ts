import { lazily } from '../../../lazy-component.tsx';
import type { Topic } from '../../../topic.ts';
import type words from './words/th.json';

export const topic: Topic = {
  parts: {
    lotteryOrders: lazily(
      () => import('./detail/orders-part.tsx').then((found) => found.OrdersPart),
      ['slips', 'lotteries'],
    ),
    placedSlip: lazily(
      () => import('./detail/placed-part.tsx').then((found) => found.PlacedPart),
      ['slips', 'lotteries'],
    ),
    drawOutcome: lazily(
      () => import('./detail/draw-outcome.tsx').then((found) => found.DrawOutcome),
      ['slips', 'lotteries'],
    ),
  },
  centreWords: { member: ['slips', 'lotteries'] },
};

declare module '../../../i18n/topic-words.ts' {
  interface TopicWords {
    slips: typeof words;
  }
}
