import { Ticket } from 'lucide-react';
import type { ConsolePageProps, ConsoleTopic } from '../../../../console/console-topic.ts';
import { lazily } from '../../../../lazy-component.tsx';
import type words from './words/en.json';

export const consoleTopic: ConsoleTopic = {
  pages: [
    {
      path: '/lottery-results',
      permission: 'feeds.read',
      page: lazily<ConsolePageProps>(
        () => import('./results/results-page.tsx').then((found) => found.ResultsPage),
        ['feeds-console'],
      ),
      nav: { group: 'lotteries', icon: Ticket, order: 10, word: 'console-shell:entry.lotteryResults' },
    },
    {
      path: '/lottery-draws',
      permission: 'feeds.read',
      page: lazily<ConsolePageProps>(
        () => import('./draws/draws-page.tsx').then((found) => found.DrawsPage),
        ['feeds-console'],
      ),
      find: { word: 'console-shell:command.lotteryDraws' },
    },
    {
      path: '/lottery-problems',
      permission: 'feeds.read',
      page: lazily<ConsolePageProps>(
        () => import('./sources/problems-page.tsx').then((found) => found.ProblemsPage),
        ['feeds-console'],
      ),
      find: { word: 'console-shell:command.lotteryProblems' },
    },
    {
      path: '/lottery-calendars',
      permission: 'feeds.read',
      page: lazily<ConsolePageProps>(
        () => import('./calendars/calendars-page.tsx').then((found) => found.CalendarsPage),
        ['feeds-console'],
      ),
      find: { word: 'console-shell:command.lotteryCalendars' },
    },
    {
      path: '/lottery-feeds',
      permission: 'feeds.read',
      page: lazily<ConsolePageProps>(
        () => import('./sources/feeds-page.tsx').then((found) => found.FeedsPage),
        ['feeds-console'],
      ),
      find: { word: 'console-shell:command.lotteryFeeds' },
    },
  ],
  notices: {
    lottery_results_changed: ['/ops/lottery-results', '/ops/lottery-draws/:id', '/ops/open-work'],
    lottery_feeds_changed: ['/ops/lottery-feeds', '/ops/lottery-results', '/ops/lottery-calendars'],
  },
};

declare module '../../../../i18n/topic-words.ts' {
  interface TopicWords {
    'feeds-console': typeof words;
  }
}
