import { Gift, Tickets, Trophy } from 'lucide-react';
import type { ConsolePageProps, ConsoleTopic } from '../../../../console/console-topic.ts';
import { lazily } from '../../../../lazy-component.tsx';
import type words from './words/en.json';

const WORDS = ['raffles-console', 'raffles'] as const;

export const consoleTopic: ConsoleTopic = {
  pages: [
    {
      path: '/raffles',
      permission: 'raffles.read',
      page: lazily<ConsolePageProps>(
        () => import('./raffles-page.tsx').then((found) => found.RafflesPage),
        WORDS,
      ),
      nav: { group: 'content', icon: Tickets, order: 38, word: 'console-shell:entry.raffles' },
    },
    {
      path: '/raffle-tickets',
      permission: 'raffles.read',
      page: lazily<ConsolePageProps>(
        () => import('./tickets-page.tsx').then((found) => found.TicketsPage),
        WORDS,
      ),
      nav: { group: 'content', icon: Gift, order: 39, word: 'console-shell:entry.raffleTickets' },
    },
    {
      path: '/raffle-prizes',
      permission: 'raffles.read',
      page: lazily<ConsolePageProps>(
        () => import('./prizes-page.tsx').then((found) => found.PrizesPage),
        WORDS,
      ),
      nav: { group: 'content', icon: Trophy, order: 40, word: 'console-shell:entry.rafflePrizes' },
    },
  ],
  notices: { raffles_changed: ['/ops/raffles/:id'] },
};

declare module '../../../../i18n/topic-words.ts' {
  interface TopicWords {
    'raffles-console': typeof words;
  }
}
