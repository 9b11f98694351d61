import { IdCard, SlidersHorizontal } from 'lucide-react';
import type { ConsolePageProps, ConsoleTopic } from '../../../../console/console-topic.ts';
import type { MemberTabProps } from '../../../../console/member-tabs.ts';
import { lazily } from '../../../../lazy-component.tsx';
import type words from './words/en.json';

export const consoleTopic: ConsoleTopic = {
  pages: [
    {
      path: '/identity-checks',
      permission: 'kyc.read',
      page: lazily<ConsolePageProps>(
        () => import('./checks-page.tsx').then((found) => found.ChecksPage),
        ['kyc-console'],
      ),
      nav: { group: 'members', icon: IdCard, order: 20, word: 'console-shell:entry.identityChecks' },
    },
    {
      path: '/identity-checks/$id',
      permission: 'kyc.decide',
      page: lazily<ConsolePageProps>(
        () => import('./check-page.tsx').then((found) => found.CheckPage),
        ['kyc-console'],
      ),
    },
    {
      path: '/identity-settings',
      permission: 'kyc.read',
      page: lazily<ConsolePageProps>(
        () => import('./settings-page.tsx').then((found) => found.SettingsPage),
        ['kyc-console'],
      ),
      nav: {
        group: 'rules',
        icon: SlidersHorizontal,
        order: 40,
        word: 'console-shell:entry.identitySettings',
      },
    },
  ],
  notices: {
    identity_changed: ['/ops/identity-checks/:id', '/ops/members/:id/identity'],
    identity_settings_changed: ['/ops/identity-settings'],
  },
  memberTabs: [
    {
      key: 'identity',
      permission: 'kyc.read',
      word: 'console-shell:entry.identity',
      tab: lazily<MemberTabProps>(
        () => import('./identity-tab.tsx').then((found) => found.IdentityTab),
        ['kyc-console'],
      ),
    },
  ],
};

declare module '../../../../i18n/topic-words.ts' {
  interface TopicWords {
    'kyc-console': typeof words;
  }
}
