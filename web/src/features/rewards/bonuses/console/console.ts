import { Gift, ShieldAlert, Ticket, UserPlus } from 'lucide-react';
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
    {
      path: '/bonus-cases',
      permission: 'bonuses.read',
      page: lazily<ConsolePageProps>(
        () => import('./cases-page.tsx').then((found) => found.CasesPage),
        ['bonuses-console'],
      ),
      nav: { group: 'content', icon: ShieldAlert, order: 21, word: 'console-shell:entry.bonusCases' },
    },
    {
      path: '/referrals',
      permission: 'bonuses.read',
      page: lazily<ConsolePageProps>(
        () => import('./referrals-page.tsx').then((found) => found.ReferralsPage),
        ['bonuses-console'],
      ),
      nav: { group: 'content', icon: UserPlus, order: 22, word: 'console-shell:entry.referrals' },
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
  notices: {
    bonuses_changed: ['/ops/bonus-offers/:id', '/ops/bonuses', '/ops/bonuses/:id'],
    bonus_cases_changed: ['/ops/open-work'],
  },
};

declare module '../../../../i18n/topic-words.ts' {
  interface TopicWords {
    'bonuses-console': typeof words;
  }
}
