import { ScanSearch } from 'lucide-react';
import type { ConsolePageProps, ConsoleTopic } from '../../../../console/console-topic.ts';
import { lazily } from '../../../../lazy-component.tsx';
import type words from './words/en.json';

export const consoleTopic: ConsoleTopic = {
  pages: [
    {
      path: '/freezes',
      permission: 'freezes.read',
      page: lazily<ConsolePageProps>(
        () => import('./freezes-page.tsx').then((found) => found.FreezesPage),
        ['freezes-console'],
      ),
      nav: { group: 'moneyOut', icon: ScanSearch, order: 25, word: 'console-shell:entry.freezes' },
    },
  ],
};

declare module '../../../../i18n/topic-words.ts' {
  interface TopicWords {
    'freezes-console': typeof words;
  }
}
