import { ArrowLeftRight, Landmark, Link2, ShieldCheck } from 'lucide-react';
import type { ConsolePageProps, ConsoleTopic } from '../../../console/console-topic.ts';
import { lazily } from '../../../lazy-component.tsx';
import type words from './words/en.json';

export const consoleTopic: ConsoleTopic = {
  pages: [
    {
      path: '/ledger/accounts',
      permission: 'ledger.read',
      page: lazily<ConsolePageProps>(() => import('./accounts-page.tsx').then((found) => found.AccountsPage)),
      nav: { group: 'money', icon: Landmark, order: 40, word: 'ledger-console:nav.accounts' },
    },
    {
      path: '/ledger/transfers',
      permission: 'ledger.read',
      page: lazily<ConsolePageProps>(() =>
        import('./transfers-page.tsx').then((found) => found.TransfersPage),
      ),
      nav: { group: 'money', icon: ArrowLeftRight, order: 50, word: 'ledger-console:nav.transfers' },
    },
    {
      path: '/ledger/transfers/$id',
      permission: 'ledger.read',
      page: lazily<ConsolePageProps>(() => import('./transfer-page.tsx').then((found) => found.TransferPage)),
    },
    {
      path: '/ledger/blocks',
      permission: 'ledger.read',
      page: lazily<ConsolePageProps>(() => import('./blocks-page.tsx').then((found) => found.BlocksPage)),
      nav: { group: 'money', icon: Link2, order: 60, word: 'ledger-console:nav.blocks' },
    },
    {
      path: '/ledger/verification',
      permission: 'ledger.read',
      page: lazily<ConsolePageProps>(() =>
        import('./verification-page.tsx').then((found) => found.VerificationPage),
      ),
      nav: { group: 'money', icon: ShieldCheck, order: 70, word: 'ledger-console:nav.verification' },
    },
  ],
  notices: { verification_changed: ['/ops/ledger/verifications'] },
  hits: {
    transfer: {
      icon: ArrowLeftRight,
      word: 'ledger-console:hits.transfers',
      href: (id) => `/ledger/transfers/${id}`,
    },
    account: {
      icon: Landmark,
      word: 'ledger-console:hits.accounts',
      href: (id) => `/ledger/accounts?search=${id}&show=${id}`,
    },
  },
};

declare module '../../../i18n/topic-words.ts' {
  interface TopicWords {
    'ledger-console': typeof words;
  }
}
