import { Coins, ReceiptText } from 'lucide-react';
import type { ConsolePageProps, ConsoleTopic } from '../../../../console/console-topic.ts';
import { lazily } from '../../../../lazy-component.tsx';
import type words from './words/en.json';

export const consoleTopic: ConsoleTopic = {
  pages: [
    {
      path: '/rebates',
      permission: 'rebates.read',
      page: lazily<ConsolePageProps>(
        () => import('./rebates-page.tsx').then((found) => found.RebatesPage),
        ['income-console', 'positions-console'],
      ),
      nav: { group: 'agents', icon: Coins, order: 50, word: 'console-shell:entry.rebates' },
    },
    {
      path: '/rebate-payments',
      permission: 'rebates.read',
      page: lazily<ConsolePageProps>(
        () => import('./payments-page.tsx').then((found) => found.PaymentsPage),
        ['income-console'],
      ),
      nav: { group: 'agents', icon: ReceiptText, order: 51, word: 'console-shell:entry.rebatePayments' },
    },
  ],
  notices: { rebates_changed: ['/ops/rebates', '/ops/rebate-payments'] },
};

declare module '../../../../i18n/topic-words.ts' {
  interface TopicWords {
    'income-console': typeof words;
  }
}
