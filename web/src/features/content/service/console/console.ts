import { MessageSquareText, Settings2 } from 'lucide-react';
import type { ConsolePageProps, ConsoleTopic } from '../../../../console/console-topic.ts';
import { lazily } from '../../../../lazy-component.tsx';
import type words from './words/en.json';

export const consoleTopic: ConsoleTopic = {
  pages: [
    {
      path: '/service',
      permission: 'service.read',
      page: lazily<ConsolePageProps>(
        () => import('./inbox-page.tsx').then((found) => found.InboxPage),
        ['service-console'],
      ),
      nav: { group: 'members', icon: MessageSquareText, order: 40, word: 'console-shell:entry.service' },
    },
    {
      path: '/service-settings',
      permission: 'service.read',
      page: lazily<ConsolePageProps>(
        () => import('./desk-page.tsx').then((found) => found.DeskPage),
        ['service-console'],
      ),
      nav: { group: 'rules', icon: Settings2, order: 70, word: 'console-shell:entry.serviceSettings' },
    },
  ],
  notices: {
    service_changed: ['/ops/service/conversations', '/ops/service/counts'],
    service_settings_changed: ['/ops/service/desks'],
  },
};

declare module '../../../../i18n/topic-words.ts' {
  interface TopicWords {
    'service-console': typeof words;
  }
}
