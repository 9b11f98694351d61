import { MessageCircle } from 'lucide-react';
import type { ConsolePageProps, ConsoleTopic } from '../../../../console/console-topic.ts';
import { lazily } from '../../../../lazy-component.tsx';
import type words from './words/en.json';

export const consoleTopic: ConsoleTopic = {
  pages: [
    {
      path: '/linked-accounts',
      permission: 'linked-accounts.read',
      page: lazily<ConsolePageProps>(
        () => import('./channels-page.tsx').then((found) => found.ChannelsPage),
        ['linked-accounts-console'],
      ),
      nav: { group: 'rules', icon: MessageCircle, order: 42, word: 'console-shell:entry.linkedAccounts' },
    },
  ],
};

declare module '../../../../i18n/topic-words.ts' {
  interface TopicWords {
    'linked-accounts-console': typeof words;
  }
}
