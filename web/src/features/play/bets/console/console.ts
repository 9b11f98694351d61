import { Dices, Gift, Scale, ShieldAlert, Ticket } from 'lucide-react';
import type { ConsolePageProps, ConsoleTopic } from '../../../../console/console-topic.ts';
import { lazily } from '../../../../lazy-component.tsx';
import type words from './words/en.json';

export const consoleTopic: ConsoleTopic = {
  pages: [
    {
      path: '/rounds',
      permission: 'vendor-wallet.read',
      page: lazily<ConsolePageProps>(
        () => import('./rounds-page.tsx').then((found) => found.RoundsPage),
        ['bets-console'],
      ),
      nav: { group: 'play', icon: Dices, order: 20, word: 'console-shell:entry.rounds' },
    },
    {
      path: '/rounds/$id',
      permission: 'vendor-wallet.read',
      page: lazily<ConsolePageProps>(
        () => import('./round-page.tsx').then((found) => found.RoundPage),
        ['bets-console'],
      ),
    },
    {
      path: '/bets',
      permission: 'bets.read',
      page: lazily<ConsolePageProps>(
        () => import('./bets-page.tsx').then((found) => found.BetsPage),
        ['bets-console'],
      ),
      nav: { group: 'play', icon: Ticket, order: 10, word: 'console-shell:entry.bets' },
    },
    {
      path: '/cases',
      permission: 'vendor-wallet.read',
      page: lazily<ConsolePageProps>(
        () => import('./cases-page.tsx').then((found) => found.CasesPage),
        ['bets-console'],
      ),
      nav: { group: 'play', icon: Scale, order: 30, word: 'console-shell:entry.cases' },
    },
    {
      path: '/free-bets',
      permission: 'vendor-wallet.read',
      page: lazily<ConsolePageProps>(
        () => import('./free-bets-page.tsx').then((found) => found.FreeBetsPage),
        ['bets-console'],
      ),
      nav: { group: 'play', icon: Gift, order: 90, word: 'console-shell:entry.freeBets' },
    },
    {
      path: '/wallet-alerts',
      permission: 'vendor-wallet.read',
      page: lazily<ConsolePageProps>(
        () => import('./alerts-page.tsx').then((found) => found.AlertsPage),
        ['bets-console'],
      ),
      nav: { group: 'play', icon: ShieldAlert, order: 40, word: 'console-shell:entry.walletAlerts' },
    },
  ],
  notices: {
    cases_changed: ['/ops/cases/:id', '/ops/rounds/:id'],
    wallet_alerts_changed: ['/ops/rounds/:id'],
  },
  hits: {
    round: { icon: Dices, word: 'console-shell:entry.roundHits', href: (id) => `/rounds/${id}` },
  },
};

declare module '../../../../i18n/topic-words.ts' {
  interface TopicWords {
    'bets-console': typeof words;
  }
}
