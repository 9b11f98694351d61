import { CalendarClock } from 'lucide-react';
import type { ConsolePageProps, ConsoleTopic } from '../../../../console/console-topic.ts';
import { lazily } from '../../../../lazy-component.tsx';
import type words from './words/en.json';

export const consoleTopic: ConsoleTopic = {
  pages: [
    {
      path: '/lottery-schedules',
      permission: 'draws.read',
      page: lazily<ConsolePageProps>(
        () => import('./schedules-page.tsx').then((found) => found.SchedulesPage),
        ['draws-console'],
      ),
      nav: {
        group: 'lotteries',
        icon: CalendarClock,
        order: 50,
        word: 'console-shell:entry.lotterySchedules',
      },
    },
    {
      path: '/lottery-chains',
      permission: 'draws.read',
      page: lazily<ConsolePageProps>(
        () => import('./chains-page.tsx').then((found) => found.ChainsPage),
        ['draws-console'],
      ),
      find: { word: 'console-shell:command.lotteryChains' },
    },
  ],
};

declare module '../../../../i18n/topic-words.ts' {
  interface TopicWords {
    'draws-console': typeof words;
  }
}
