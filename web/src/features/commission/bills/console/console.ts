import { ReceiptText } from 'lucide-react';
import type { ConsolePageProps, ConsoleTopic } from '../../../../console/console-topic.ts';
import { lazily } from '../../../../lazy-component.tsx';
import type words from './words/en.json';

export const consoleTopic: ConsoleTopic = {
  pages: [
    {
      path: '/bills',
      permission: 'bills.read',
      page: lazily<ConsolePageProps>(
        () => import('./bills-page.tsx').then((found) => found.BillsPage),
        ['bills-console'],
      ),
      nav: { group: 'agents', icon: ReceiptText, order: 40, word: 'console-shell:entry.bills' },
    },
    {
      path: '/bill-settings',
      permission: 'bills.read',
      page: lazily<ConsolePageProps>(
        () => import('./settings-page.tsx').then((found) => found.SettingsPage),
        ['bills-console'],
      ),
      find: { word: 'console-shell:command.billSettings' },
    },
  ],
  notices: { bills_changed: ['/ops/bills/:id', '/ops/bill-settings'] },
};

declare module '../../../../i18n/topic-words.ts' {
  interface TopicWords {
    'bills-console': typeof words;
  }
}
