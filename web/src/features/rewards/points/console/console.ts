import { Coins, Gift, PackageCheck } from 'lucide-react';
import type { ConsolePageProps, ConsoleTopic } from '../../../../console/console-topic.ts';
import type { MemberTabProps } from '../../../../console/member-tabs.ts';
import { lazily } from '../../../../lazy-component.tsx';
import type words from './words/en.json';

export const consoleTopic: ConsoleTopic = {
  pages: [
    {
      path: '/point-redemptions',
      permission: 'points.read',
      page: lazily<ConsolePageProps>(
        () => import('./redemptions-page.tsx').then((found) => found.RedemptionsPage),
        ['points-console'],
      ),
      nav: { group: 'members', icon: PackageCheck, order: 75, word: 'console-shell:entry.pointRedemptions' },
    },
    {
      path: '/point-goods',
      permission: 'points.read',
      page: lazily<ConsolePageProps>(
        () => import('./goods-page.tsx').then((found) => found.GoodsPage),
        ['points-console', 'points'],
      ),
      nav: { group: 'content', icon: Gift, order: 25, word: 'console-shell:entry.pointGoods' },
    },
    {
      path: '/point-terms',
      permission: 'points.read',
      page: lazily<ConsolePageProps>(
        () => import('./terms-page.tsx').then((found) => found.TermsPage),
        ['points-console'],
      ),
      nav: { group: 'rules', icon: Coins, order: 52, word: 'console-shell:entry.pointTerms' },
    },
  ],
  notices: { points_changed: ['/ops/points/terms', '/ops/members/:id/points'] },
  memberTabs: [
    {
      key: 'points',
      permission: 'points.read',
      word: 'console-shell:entry.points',
      tab: lazily<MemberTabProps>(
        () => import('./member-tab.tsx').then((found) => found.MemberTab),
        ['points-console'],
      ),
    },
  ],
};

declare module '../../../../i18n/topic-words.ts' {
  interface TopicWords {
    'points-console': typeof words;
  }
}
