import { Coins, Gift, PackageCheck } from 'lucide-react';
import type { ConsolePageProps, ConsoleTopic } from '../../../../console/console-topic.ts';
import { lazily } from '../../../../lazy-component.tsx';
import type words from './words/en.json';

export const consoleTopic: ConsoleTopic = {
  pages: [
    {
      path: '/point-redemptions',
      permission: 'points.read',
      page: lazily<ConsolePageProps>(() =>
        import('./redemptions-page.tsx').then((found) => found.RedemptionsPage),
      ),
      nav: { group: 'members', icon: PackageCheck, order: 75, word: 'points-console:nav.redemptions' },
    },
    {
      path: '/point-goods',
      permission: 'points.read',
      page: lazily<ConsolePageProps>(() => import('./goods-page.tsx').then((found) => found.GoodsPage)),
      nav: { group: 'content', icon: Gift, order: 25, word: 'points-console:nav.goods' },
    },
    {
      path: '/point-terms',
      permission: 'points.read',
      page: lazily<ConsolePageProps>(() => import('./terms-page.tsx').then((found) => found.TermsPage)),
      nav: { group: 'rules', icon: Coins, order: 52, word: 'points-console:nav.terms' },
    },
  ],
  notices: { points_changed: ['/ops/points/terms'] },
};

declare module '../../../../i18n/topic-words.ts' {
  interface TopicWords {
    'points-console': typeof words;
  }
}
