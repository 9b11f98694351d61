import { Banknote, Send, SlidersHorizontal } from 'lucide-react';
import type { ConsolePageProps, ConsoleTopic } from '../../../../console/console-topic.ts';
import { lazily } from '../../../../lazy-component.tsx';
import type words from './words/en.json';

export const consoleTopic: ConsoleTopic = {
  pages: [
    {
      path: '/withdrawals',
      permission: 'withdrawals.read',
      page: lazily<ConsolePageProps>(
        () => import('./desk/withdrawals-page.tsx').then((found) => found.WithdrawalsPage),
        ['withdrawals-console'],
      ),
      nav: { group: 'moneyOut', icon: Banknote, order: 10, word: 'console-shell:entry.withdrawals' },
    },
    {
      path: '/withdrawals/$id',
      permission: 'withdrawals.read',
      page: lazily<ConsolePageProps>(
        () => import('./desk/withdrawal-page.tsx').then((found) => found.WithdrawalPage),
        ['withdrawals-console'],
      ),
    },
    {
      path: '/payouts',
      permission: 'withdrawals.read',
      page: lazily<ConsolePageProps>(
        () => import('./payouts/payouts-page.tsx').then((found) => found.PayoutsPage),
        ['withdrawals-console'],
      ),
      nav: { group: 'moneyOut', icon: Send, order: 20, word: 'console-shell:entry.payouts' },
    },
    {
      path: '/withdrawal-settings',
      permission: 'withdrawals.read',
      page: lazily<ConsolePageProps>(
        () => import('./settings/settings-page.tsx').then((found) => found.SettingsPage),
        ['withdrawals-console'],
      ),
      nav: {
        group: 'rules',
        icon: SlidersHorizontal,
        order: 30,
        word: 'console-shell:entry.withdrawalSettings',
      },
    },
  ],
  notices: {
    withdrawals_changed: ['/ops/withdrawals/:id'],
    withdrawal_settings_changed: ['/ops/withdrawal-settings'],
  },
  hits: {
    withdrawal: {
      icon: Banknote,
      word: 'console-shell:entry.withdrawals',
      href: (id) => `/withdrawals/${id}`,
    },
  },
};

declare module '../../../../i18n/topic-words.ts' {
  interface TopicWords {
    'withdrawals-console': typeof words;
  }
}
