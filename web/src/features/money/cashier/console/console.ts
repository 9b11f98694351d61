import { FileInput, PiggyBank } from 'lucide-react';
import type { ConsolePageProps, ConsoleTopic } from '../../../../console/console-topic.ts';
import { lazily } from '../../../../lazy-component.tsx';
import type words from './words/en.json';

export const consoleTopic: ConsoleTopic = {
  pages: [
    {
      path: '/deposits',
      permission: 'cashier.read',
      page: lazily<ConsolePageProps>(
        () => import('./deposits-page.tsx').then((found) => found.DepositsPage),
        ['cashier-console'],
      ),
      nav: { group: 'moneyIn', icon: PiggyBank, order: 10, word: 'console-shell:entry.deposits' },
    },
    {
      path: '/deposit-statements',
      permission: 'cashier.decide',
      page: lazily<ConsolePageProps>(
        () => import('./statement-page.tsx').then((found) => found.StatementPage),
        ['cashier-console'],
      ),
      nav: { group: 'moneyIn', icon: FileInput, order: 20, word: 'console-shell:entry.depositStatements' },
    },
  ],
  notices: { deposits_changed: ['/ops/deposits/:id'] },
  hits: {
    deposit: {
      icon: PiggyBank,
      word: 'console-shell:entry.deposits',
      href: (id) => `/deposits?show=${id}`,
    },
  },
};

declare module '../../../../i18n/topic-words.ts' {
  interface TopicWords {
    'cashier-console': typeof words;
  }
}
