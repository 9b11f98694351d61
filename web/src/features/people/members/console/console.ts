import { Users } from 'lucide-react';
import type { ConsolePageProps, ConsoleTopic } from '../../../../console/console-topic.ts';
import { lazily } from '../../../../lazy-component.tsx';
import type words from './words/en.json';

export const consoleTopic: ConsoleTopic = {
  pages: [
    {
      path: '/members',
      permission: 'members.read',
      page: lazily<ConsolePageProps>(
        () => import('./members-page.tsx').then((found) => found.MembersPage),
        ['members-console'],
      ),
      nav: { group: 'members', icon: Users, order: 10, word: 'console-shell:entry.members' },
    },
    {
      path: '/members/$id',
      permission: 'members.read',
      page: lazily<ConsolePageProps>(
        () => import('./member-page.tsx').then((found) => found.MemberPage),
        ['members-console', 'ledger-console'],
      ),
    },
  ],
  notices: { members_changed: ['/ops/members/:id'] },
  hits: { member: { icon: Users, word: 'console-shell:entry.members', href: (id) => `/members/${id}` } },
};

declare module '../../../../i18n/topic-words.ts' {
  interface TopicWords {
    'members-console': typeof words;
  }
}
