import { ArrowLeftRight, Landmark, Link2, ShieldCheck } from 'lucide-react';
import type { ConsolePageProps, ConsoleTopic } from '../../../../console/console-topic.ts';
import { lazily } from '../../../../lazy-component.tsx';
import type words from './words/en.json';

export const consoleTopic: ConsoleTopic = {
  pages: [
    {
      path: '/ledger/accounts',
      permission: 'ledger.read',
      page: lazily<ConsolePageProps>(
        () => import('./accounts-page.tsx').then((found) => found.AccountsPage),
        ['ledger-console'],
      ),
      nav: { group: 'house', icon: Landmark, order: 40, word: 'console-shell:entry.ledgerAccounts' },
    },
    {
      path: '/ledger/transfers',
      permission: 'ledger.read',
      page: lazily<ConsolePageProps>(
        () => import('./transfers-page.tsx').then((found) => found.TransfersPage),
        ['ledger-console'],
      ),
      nav: { group: 'house', icon: ArrowLeftRight, order: 41, word: 'console-shell:entry.ledgerTransfers' },
    },
    {
      path: '/ledger/transfers/$id',
      permission: 'ledger.read',
      page: lazily<ConsolePageProps>(
        () => import('./transfer-page.tsx').then((found) => found.TransferPage),
        ['ledger-console'],
      ),
    },
    {
      path: '/ledger/blocks',
      permission: 'ledger.read',
      page: lazily<ConsolePageProps>(
        () => import('./blocks-page.tsx').then((found) => found.BlocksPage),
        ['ledger-console'],
      ),
      nav: { group: 'house', icon: Link2, order: 42, word: 'console-shell:entry.ledgerBlocks' },
    },
    {
      path: '/ledger/verification',
      permission: 'ledger.read',
      page: lazily<ConsolePageProps>(
        () => import('./verification-page.tsx').then((found) => found.VerificationPage),
        ['ledger-console'],
      ),
      nav: { group: 'house', icon: ShieldCheck, order: 43, word: 'console-shell:entry.ledgerVerification' },
    },
  ],
  notices: { verification_changed: ['/ops/ledger/verifications'] },
  hits: {
    transfer: {
      icon: ArrowLeftRight,
      word: 'console-shell:entry.ledgerTransfersHits',
      href: (id) => `/ledger/transfers/${id}`,
    },
    account: {
      icon: Landmark,
      word: 'console-shell:entry.ledgerAccountsHits',
      href: (id) => `/ledger/accounts?search=${id}&show=${id}`,
    },
  },
};

declare module '../../../../i18n/topic-words.ts' {
  interface TopicWords {
    'ledger-console': typeof words;
  }
}
