import { SearchX } from 'lucide-react';
import type { ConsolePageProps, ConsoleTopic } from '../../../../console/console-topic.ts';
import { lazily } from '../../../../lazy-component.tsx';
import type words from './words/en.json';

export const consoleTopic: ConsoleTopic = {
  pages: [
    {
      path: '/search/nothing',
      permission: 'finding.read',
      page: lazily<ConsolePageProps>(() => import('./nothing-page.tsx').then((found) => found.NothingPage)),
      nav: { group: 'content', icon: SearchX, order: 80, word: 'finding-console:nav' },
    },
  ],
};

declare module '../../../../i18n/topic-words.ts' {
  interface TopicWords {
    'finding-console': typeof words;
  }
}
