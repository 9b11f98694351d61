import { Send } from 'lucide-react';
import type { ConsolePageProps, ConsoleTopic } from '../../../../console/console-topic.ts';
import { lazily } from '../../../../lazy-component.tsx';
import type words from './words/en.json';

export const consoleTopic: ConsoleTopic = {
  pages: [
    {
      path: '/broadcasts',
      permission: 'inbox.read',
      page: lazily<ConsolePageProps>(
        () => import('./broadcasts-page.tsx').then((found) => found.BroadcastsPage),
        ['inbox-console'],
      ),
      nav: { group: 'content', icon: Send, order: 40, word: 'console-shell:entry.broadcasts' },
    },
    {
      path: '/new-broadcast',
      permission: 'inbox.write',
      page: lazily<ConsolePageProps>(
        () => import('./new-broadcast-page.tsx').then((found) => found.NewBroadcastPage),
        ['inbox-console'],
      ),
      find: { word: 'console-shell:command.newBroadcast', does: true },
    },
    {
      path: '/new-broadcast/$copy',
      permission: 'inbox.write',
      page: lazily<ConsolePageProps>(
        () => import('./new-broadcast-page.tsx').then((found) => found.NewBroadcastPage),
        ['inbox-console'],
      ),
    },
    {
      path: '/broadcasts/$id',
      permission: 'inbox.read',
      page: lazily<ConsolePageProps>(
        () => import('./broadcast-page.tsx').then((found) => found.BroadcastPage),
        ['inbox-console'],
      ),
    },
  ],
  notices: { broadcasts_changed: ['/ops/broadcasts'] },
};

declare module '../../../../i18n/topic-words.ts' {
  interface TopicWords {
    'inbox-console': typeof words;
  }
}
