import { ArrowLeftRight, Landmark } from 'lucide-react';
import type { ConsolePageProps, ConsoleTopic } from '../../../../console/console-topic.ts';
import { lazily } from '../../../../lazy-component.tsx';
import type words from './words/en.json';

export const consoleTopic: ConsoleTopic = {
  pages: [
    {
      path: '/transfers',
      permission: 'transfers.read',
      page: lazily<ConsolePageProps>(
        () => import('./transfers-page.tsx').then((found) => found.TransfersPage),
        ['transfers-console'],
      ),
      nav: { group: 'moneyOut', icon: ArrowLeftRight, order: 30, word: 'console-shell:entry.transfers' },
    },
    {
      path: '/transfer-vendors',
      permission: 'transfers.read',
      page: lazily<ConsolePageProps>(
        () => import('./vendor-limits-page.tsx').then((found) => found.VendorLimitsPage),
        ['transfers-console'],
      ),
      nav: { group: 'moneyOut', icon: Landmark, order: 40, word: 'console-shell:entry.transferVendors' },
    },
  ],
  notices: { transfers_changed: ['/ops/transfers/:id', '/ops/transfer-vendors'] },
  hits: {
    'transfer-order': {
      icon: ArrowLeftRight,
      word: 'console-shell:entry.transfers',
      href: (id) => `/transfers?show=${id}`,
    },
  },
};

declare module '../../../../i18n/topic-words.ts' {
  interface TopicWords {
    'transfers-console': typeof words;
  }
}
