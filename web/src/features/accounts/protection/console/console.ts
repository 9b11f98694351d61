import { HeartHandshake } from 'lucide-react';
import type { ConsolePageProps, ConsoleTopic } from '../../../../console/console-topic.ts';
import type { MemberTabProps } from '../../../../console/member-tabs.ts';
import { lazily } from '../../../../lazy-component.tsx';
import type words from './words/en.json';

export const consoleTopic: ConsoleTopic = {
  pages: [
    {
      path: '/player-protection',
      permission: 'protection.read',
      page: lazily<ConsolePageProps>(
        () => import('./exclusions-page.tsx').then((found) => found.ExclusionsPage),
        ['protection-console'],
      ),
      nav: { group: 'members', icon: HeartHandshake, order: 30, word: 'console-shell:entry.protection' },
    },
    {
      path: '/player-protection/limits',
      permission: 'protection.read',
      page: lazily<ConsolePageProps>(
        () => import('./limits-page.tsx').then((found) => found.LimitsPage),
        ['protection-console'],
      ),
      find: { word: 'console-shell:command.memberLimits' },
    },
  ],
  notices: { protection_changed: ['/ops/members/:id', '/ops/protection'] },
  memberTabs: [
    {
      key: 'protection',
      permission: 'protection.read',
      word: 'console-shell:entry.protection',
      tab: lazily<MemberTabProps>(
        () => import('./member-tab.tsx').then((found) => found.MemberTab),
        ['protection-console'],
      ),
    },
  ],
};

declare module '../../../../i18n/topic-words.ts' {
  interface TopicWords {
    'protection-console': typeof words;
  }
}
