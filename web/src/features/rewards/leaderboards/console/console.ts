import { Crown, Trophy } from 'lucide-react';
import type { ConsolePageProps, ConsoleTopic } from '../../../../console/console-topic.ts';
import { lazily } from '../../../../lazy-component.tsx';
import type words from './words/en.json';

const WORDS = ['leaderboards-console', 'missions'] as const;

export const consoleTopic: ConsoleTopic = {
  pages: [
    {
      path: '/leaderboards',
      permission: 'leaderboards.read',
      page: lazily<ConsolePageProps>(
        () => import('./boards-page.tsx').then((found) => found.BoardsPage),
        WORDS,
      ),
      nav: {
        group: 'content',
        icon: Crown,
        order: 33,
        word: 'console-shell:entry.leaderboards',
      },
    },
    {
      path: '/leaderboard-prizes',
      permission: 'leaderboards.read',
      page: lazily<ConsolePageProps>(
        () => import('./prizes-page.tsx').then((found) => found.PrizesPage),
        WORDS,
      ),
      nav: { group: 'content', icon: Trophy, order: 34, word: 'console-shell:entry.leaderboardPrizes' },
    },
  ],
  notices: { leaderboards_changed: ['/ops/leaderboards/:id'] },
};

declare module '../../../../i18n/topic-words.ts' {
  interface TopicWords {
    'leaderboards-console': typeof words;
  }
}
