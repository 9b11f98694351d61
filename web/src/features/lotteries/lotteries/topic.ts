import { lazily } from '../../../lazy-component.tsx';
import type { PartProps } from '../../../parts.tsx';
import type { Topic } from '../../../topic.ts';
import type words from './words/th.json';

/** What every page of lotteries has in common: games and draws, the server's clock, results, logos, names of plays, buying. */
export const topic: Topic = {
  queries: { lotteries: 'everybody', lotteryTable: 'personal', lotterySlips: 'personal' },
  notices: {
    draws_changed: ['lotteries', 'lotteryTable'],
    lottery_terms_changed: ['lotteries', 'lotteryTable'],
    catalogue_changed: ['lotteries', 'lotteryTable'],
    my_slips_changed: ['lotterySlips', 'balance'],
  },
  parts: {
    betReceipt: lazily<PartProps['betReceipt']>(
      () => import('./line-receipt.tsx').then((found) => found.LineReceiptPart),
      ['lotteries'],
    ),
  },
};

declare module '../../../i18n/topic-words.ts' {
  interface TopicWords {
    lotteries: typeof words;
  }
}
