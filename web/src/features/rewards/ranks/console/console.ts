import { ArrowUpDown, Crown, Hourglass } from 'lucide-react';
import type { ConsolePageProps, ConsoleTopic } from '../../../../console/console-topic.ts';
import type { MemberTabProps } from '../../../../console/member-tabs.ts';
import { lazily } from '../../../../lazy-component.tsx';
import type words from './words/en.json';

export const consoleTopic: ConsoleTopic = {
  pages: [
    {
      path: '/ranks',
      permission: 'ranks.read',
      page: lazily<ConsolePageProps>(() => import('./ranks-page.tsx').then((found) => found.RanksPage)),
      nav: { group: 'rules', icon: Crown, order: 60, word: 'ranks-console:nav.ranks' },
    },
    {
      path: '/rank-moves',
      permission: 'ranks.read',
      page: lazily<ConsolePageProps>(() => import('./moves-page.tsx').then((found) => found.MovesPage)),
      nav: { group: 'members', icon: ArrowUpDown, order: 70, word: 'ranks-console:nav.moves' },
    },
    {
      path: '/rank-cases',
      permission: 'ranks.read',
      page: lazily<ConsolePageProps>(() => import('./cases-page.tsx').then((found) => found.CasesPage)),
      nav: { group: 'members', icon: Hourglass, order: 71, word: 'ranks-console:nav.cases' },
    },
  ],
  notices: {
    ranks_changed: ['/ops/ranks/terms', '/ops/rank-members', '/ops/rank-moves', '/ops/members/:id'],
  },
  memberTabs: [
    {
      key: 'rank',
      permission: 'ranks.read',
      word: 'console-shell:entry.rank',
      tab: lazily<MemberTabProps>(
        () => import('./member-tab.tsx').then((found) => found.MemberTab),
        ['ranks-console'],
      ),
    },
  ],
};

declare module '../../../../i18n/topic-words.ts' {
  interface TopicWords {
    'ranks-console': typeof words;
  }
}
