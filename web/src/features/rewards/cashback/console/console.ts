import { HandCoins } from 'lucide-react';
import type { ConsolePageProps, ConsoleTopic } from '../../../../console/console-topic.ts';
import { lazily } from '../../../../lazy-component.tsx';
import type words from './words/en.json';

export const consoleTopic: ConsoleTopic = {
  pages: [
    {
      path: '/cashback',
      permission: 'cashback.read',
      page: lazily<ConsolePageProps>(() => import('./cashback-page.tsx').then((found) => found.CashbackPage)),
      nav: { group: 'rules', icon: HandCoins, order: 51, word: 'cashback-console:nav' },
    },
  ],
  notices: { cashback_changed: ['/ops/cashback/terms'] },
};

declare module '../../../../i18n/topic-words.ts' {
  interface TopicWords {
    'cashback-console': typeof words;
  }
}
