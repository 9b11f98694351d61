import { Activity } from 'lucide-react';
import type { ConsolePageProps, ConsoleTopic } from '../../../../console/console-topic.ts';
import { lazily } from '../../../../lazy-component.tsx';
import type words from './words/en.json';

export const consoleTopic: ConsoleTopic = {
  pages: [
    {
      path: '/incidents',
      permission: 'status.read',
      page: lazily<ConsolePageProps>(
        () => import('./incidents-page.tsx').then((found) => found.IncidentsPage),
        ['status-console'],
      ),
      nav: { group: 'house', icon: Activity, order: 20, word: 'console-shell:entry.incidents' },
    },
    {
      path: '/maintenance',
      permission: 'status.read',
      page: lazily<ConsolePageProps>(
        () => import('./maintenance-page.tsx').then((found) => found.MaintenancePage),
        ['status-console'],
      ),
      find: { word: 'console-shell:command.maintenance', does: true },
    },
  ],
  notices: { status_changed: ['/ops/incidents', '/ops/maintenance'] },
};

declare module '../../../../i18n/topic-words.ts' {
  interface TopicWords {
    'status-console': typeof words;
  }
}
