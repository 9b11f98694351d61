import { FileCheck2 } from 'lucide-react';
import type { ConsolePageProps, ConsoleTopic } from '../../../../console/console-topic.ts';
import type { MemberTabProps } from '../../../../console/member-tabs.ts';
import { lazily } from '../../../../lazy-component.tsx';
import type words from './words/en.json';

export const consoleTopic: ConsoleTopic = {
  pages: [
    {
      path: '/sheets',
      permission: 'positions.read',
      page: lazily<ConsolePageProps>(
        () => import('./sheets-page.tsx').then((found) => found.SheetsPage),
        ['positions-console'],
      ),
      nav: { group: 'agents', icon: FileCheck2, order: 45, word: 'console-shell:entry.sheets' },
    },
    {
      path: '/position-settings',
      permission: 'positions.read',
      page: lazily<ConsolePageProps>(
        () => import('./settings-page.tsx').then((found) => found.SettingsPage),
        ['positions-console'],
      ),
      find: { word: 'console-shell:command.positionSettings' },
    },
  ],
  notices: {
    positions_changed: ['/ops/sheets/:id', '/ops/members/:id/positions', '/ops/position-settings'],
  },
  memberTabs: [
    {
      key: 'positions',
      permission: 'positions.read',
      word: 'console-shell:entry.positions',
      tab: lazily<MemberTabProps>(
        () => import('./member-tab.tsx').then((found) => found.MemberTab),
        ['positions-console'],
      ),
    },
  ],
};

declare module '../../../../i18n/topic-words.ts' {
  interface TopicWords {
    'positions-console': typeof words;
  }
}
