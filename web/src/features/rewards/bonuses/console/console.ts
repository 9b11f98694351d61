import { Gift, Ticket } from 'lucide-react';
import type { ConsolePageProps, ConsoleTopic } from '../../../../console/console-topic.ts';
import type { MemberTabProps } from '../../../../console/member-tabs.ts';
import { lazily } from '../../../../lazy-component.tsx';
import type words from './words/en.json';

export const consoleTopic: ConsoleTopic = {
  pages: [
    {
      path: '/bonus-offers',
      permission: 'bonuses.read',
      page: lazily<ConsolePageProps>(
        () => import('./offers-page.tsx').then((found) => found.OffersPage),
        ['bonuses-console', 'bonuses'],
      ),
      nav: { group: 'rules', icon: Gift, order: 50, word: 'console-shell:entry.bonusOffers' },
    },
    {
      path: '/bonuses',
      permission: 'bonuses.read',
      page: lazily<ConsolePageProps>(
        () => import('./bonuses-page.tsx').then((found) => found.BonusesPage),
        ['bonuses-console'],
      ),
      nav: { group: 'content', icon: Ticket, order: 20, word: 'console-shell:entry.bonuses' },
    },
  ],
  memberTabs: [
    {
      key: 'bonuses',
      permission: 'bonuses.read',
      word: 'console-shell:entry.bonuses',
      tab: lazily<MemberTabProps>(
        () => import('./member-tab.tsx').then((found) => found.MemberTab),
        ['bonuses-console'],
      ),
    },
  ],
  notices: { bonuses_changed: ['/ops/bonus-offers/:id', '/ops/bonuses', '/ops/bonuses/:id'] },
};

declare module '../../../../i18n/topic-words.ts' {
  interface TopicWords {
    'bonuses-console': typeof words;
  }
}
