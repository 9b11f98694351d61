import { ListChecks, ScanSearch, SlidersHorizontal, Ticket } from 'lucide-react';
import type { ConsolePageProps, ConsoleTopic } from '../../../../console/console-topic.ts';
import { lazily } from '../../../../lazy-component.tsx';
import type words from './words/en.json';

/** Names of plays are those that players read. */
const WORDS = ['lottery-console', 'lotteries'] as const;

export const consoleTopic: ConsoleTopic = {
  pages: [
    {
      path: '/lottery-terms',
      permission: 'lottery.read',
      page: lazily<ConsolePageProps>(
        () => import('./terms-page.tsx').then((found) => found.TermsPage),
        ['lottery-console'],
      ),
      nav: {
        group: 'lotteries',
        icon: SlidersHorizontal,
        order: 40,
        word: 'console-shell:entry.lotteryTerms',
      },
    },
    {
      path: '/lottery-prices/$game',
      permission: 'lottery.read',
      page: lazily<ConsolePageProps>(
        () => import('./prices-page.tsx').then((found) => found.PricesPage),
        [...WORDS],
      ),
    },
    {
      path: '/lottery-exposure',
      permission: 'lottery.read',
      page: lazily<ConsolePageProps>(
        () => import('./exposure-page.tsx').then((found) => found.ExposurePage),
        [...WORDS],
      ),
      nav: { group: 'lotteries', icon: ScanSearch, order: 30, word: 'console-shell:entry.lotteryExposure' },
    },
    {
      path: '/lottery-numbers',
      permission: 'lottery.read',
      page: lazily<ConsolePageProps>(
        () => import('./numbers-page.tsx').then((found) => found.NumbersPage),
        [...WORDS],
      ),
      find: { word: 'console-shell:command.lotteryNumbers' },
    },
    {
      path: '/lottery-settlement',
      permission: 'lottery.settle',
      page: lazily<ConsolePageProps>(
        () => import('./settlement-page.tsx').then((found) => found.SettlementPage),
        ['lottery-console'],
      ),
      nav: { group: 'lotteries', icon: ListChecks, order: 20, word: 'console-shell:entry.lotterySettlement' },
    },
  ],
  hits: {
    slip: {
      icon: Ticket,
      word: 'console-shell:entry.bets',
      href: (number) => `/bets?search=${number}&at=all`,
    },
  },
  notices: {
    lottery_changed: [
      '/ops/lottery/terms',
      '/ops/lottery/prices/:game/brands/:brand',
      '/ops/lottery/modes',
      '/ops/lottery/shot-prizes/:brand',
      '/ops/lottery/numbers',
    ],
  },
};

declare module '../../../../i18n/topic-words.ts' {
  interface TopicWords {
    'lottery-console': typeof words;
  }
}
