import { FerrisWheel, Target, Trophy } from 'lucide-react';
import type { ConsolePageProps, ConsoleTopic } from '../../../../console/console-topic.ts';
import { lazily } from '../../../../lazy-component.tsx';
import type words from './words/en.json';

export const consoleTopic: ConsoleTopic = {
  pages: [
    {
      path: '/missions',
      permission: 'missions.read',
      page: lazily<ConsolePageProps>(
        () => import('./missions-page.tsx').then((found) => found.MissionsPage),
        ['missions-console', 'missions'],
      ),
      nav: { group: 'content', icon: Target, order: 30, word: 'console-shell:entry.missions' },
    },
    {
      path: '/mission-rewards',
      permission: 'missions.read',
      page: lazily<ConsolePageProps>(
        () => import('./given-page.tsx').then((found) => found.GivenPage),
        ['missions-console'],
      ),
      nav: { group: 'content', icon: Trophy, order: 31, word: 'console-shell:entry.missionRewards' },
    },
    {
      path: '/wheels',
      permission: 'missions.read',
      page: lazily<ConsolePageProps>(
        () => import('./wheels-page.tsx').then((found) => found.WheelsPage),
        ['missions-console', 'missions'],
      ),
      nav: { group: 'content', icon: FerrisWheel, order: 32, word: 'console-shell:entry.wheels' },
    },
  ],
  notices: { missions_changed: ['/ops/missions/:id', '/ops/wheels'] },
};

declare module '../../../../i18n/topic-words.ts' {
  interface TopicWords {
    'missions-console': typeof words;
  }
}
