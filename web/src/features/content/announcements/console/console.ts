import { Megaphone } from 'lucide-react';
import type { ConsolePageProps, ConsoleTopic } from '../../../../console/console-topic.ts';
import { lazily } from '../../../../lazy-component.tsx';
import type words from './words/en.json';

export const consoleTopic: ConsoleTopic = {
  pages: [
    {
      path: '/announcements',
      permission: 'announcements.read',
      page: lazily<ConsolePageProps>(
        () => import('./announcements-page.tsx').then((found) => found.AnnouncementsPage),
        ['announcements-console'],
      ),
      nav: { group: 'content', icon: Megaphone, order: 30, word: 'console-shell:entry.announcements' },
    },
    {
      path: '/new-announcement',
      permission: 'announcements.change',
      page: lazily<ConsolePageProps>(
        () => import('./new-announcement-page.tsx').then((found) => found.NewAnnouncementPage),
        ['announcements-console'],
      ),
      find: { word: 'console-shell:command.newAnnouncement', does: true },
    },
    {
      path: '/new-announcement/$copy',
      permission: 'announcements.change',
      page: lazily<ConsolePageProps>(
        () => import('./new-announcement-page.tsx').then((found) => found.NewAnnouncementPage),
        ['announcements-console'],
      ),
    },
    {
      path: '/announcements/$id',
      permission: 'announcements.read',
      page: lazily<ConsolePageProps>(
        () => import('./announcement-page.tsx').then((found) => found.AnnouncementPage),
        ['announcements-console'],
      ),
    },
  ],
  notices: { announcements_changed: ['/ops/announcements'] },
};

declare module '../../../../i18n/topic-words.ts' {
  interface TopicWords {
    'announcements-console': typeof words;
  }
}
