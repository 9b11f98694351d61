import { Send } from 'lucide-react';
import type { ConsolePageProps, ConsoleTopic } from '../../../../console/console-topic.ts';
import { lazily } from '../../../../lazy-component.tsx';
import type words from './words/en.json';

export const consoleTopic: ConsoleTopic = {
  pages: [
    {
      path: '/messages',
      permission: 'messages.read',
      page: lazily<ConsolePageProps>(() => import('./messages-page.tsx').then((found) => found.MessagesPage)),
      nav: { group: 'content', icon: Send, order: 50, word: 'messages-console:nav' },
    },
  ],
};

declare module '../../../../i18n/topic-words.ts' {
  interface TopicWords {
    'messages-console': typeof words;
  }
}
