import { Cable } from 'lucide-react';
import type { ConsolePageProps, ConsoleTopic } from '../../../../console/console-topic.ts';
import { lazily } from '../../../../lazy-component.tsx';
import type words from './words/en.json';

export const consoleTopic: ConsoleTopic = {
  pages: [
    {
      path: '/vendor-connections',
      permission: 'vendor-wallet.read',
      page: lazily<ConsolePageProps>(
        () => import('./connections-page.tsx').then((found) => found.ConnectionsPage),
        ['vendor-wallet-console'],
      ),
      nav: { group: 'play', icon: Cable, order: 70, word: 'vendor-wallet-console:nav' },
    },
  ],
};

declare module '../../../../i18n/topic-words.ts' {
  interface TopicWords {
    'vendor-wallet-console': typeof words;
  }
}
