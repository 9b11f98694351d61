import { Handshake } from 'lucide-react';
import type { ConsolePageProps, ConsoleTopic } from '../../../../console/console-topic.ts';
import { lazily } from '../../../../lazy-component.tsx';
import type words from './words/en.json';

export const consoleTopic: ConsoleTopic = {
  pages: [
    {
      path: '/join',
      permission: 'join.read',
      page: lazily<ConsolePageProps>(() =>
        import('./applications-page.tsx').then((found) => found.ApplicationsPage),
      ),
      nav: { group: 'agents', icon: Handshake, order: 20, word: 'join-console:nav' },
    },
  ],
};

declare module '../../../../i18n/topic-words.ts' {
  interface TopicWords {
    'join-console': typeof words;
  }
}
