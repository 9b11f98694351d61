import { Eye, KeyRound, ScrollText, SlidersHorizontal, UserCog } from 'lucide-react';
import type { ConsolePageProps, ConsoleTopic } from '../../../../console/console-topic.ts';
import { lazily } from '../../../../lazy-component.tsx';
import type words from './words/en.json';

export const consoleTopic: ConsoleTopic = {
  pages: [
    {
      path: '/proposals',
      page: lazily<ConsolePageProps>(
        () => import('./approvals/proposals-page.tsx').then((found) => found.ProposalsPage),
        ['operators-console'],
      ),
      nav: { group: 'today', icon: Eye, order: 20, word: 'console-shell:entry.proposals' },
    },
    {
      path: '/actions',
      permission: 'operators.read',
      page: lazily<ConsolePageProps>(
        () => import('./approvals/actions-page.tsx').then((found) => found.ActionsPage),
        ['operators-console'],
      ),
      nav: { group: 'house', icon: ScrollText, order: 52, word: 'console-shell:entry.actions' },
    },
    {
      path: '/operators',
      permission: 'operators.read',
      page: lazily<ConsolePageProps>(
        () => import('./people/operators-page.tsx').then((found) => found.OperatorsPage),
        ['operators-console'],
      ),
      nav: { group: 'house', icon: UserCog, order: 50, word: 'console-shell:entry.operators' },
    },
    {
      path: '/operators/$id',
      permission: 'operators.read',
      page: lazily<ConsolePageProps>(
        () => import('./people/operator-page.tsx').then((found) => found.OperatorPage),
        ['operators-console'],
      ),
    },
    {
      path: '/roles',
      permission: 'operators.read',
      page: lazily<ConsolePageProps>(
        () => import('./roles/roles-page.tsx').then((found) => found.RolesPage),
        ['operators-console'],
      ),
      nav: { group: 'house', icon: KeyRound, order: 51, word: 'console-shell:entry.roles' },
    },
    {
      path: '/console-settings',
      permission: 'operators.settings',
      page: lazily<ConsolePageProps>(
        () => import('./settings/settings-page.tsx').then((found) => found.SettingsPage),
        ['operators-console'],
      ),
      nav: { group: 'rules', icon: SlidersHorizontal, order: 10, word: 'console-shell:entry.settings' },
    },
    {
      path: '/me/security',
      page: lazily<ConsolePageProps>(
        () => import('./own/own-security-page.tsx').then((found) => found.OwnSecurityPage),
        ['operators-console'],
      ),
      find: { word: 'console-shell:command.ownSecurity' },
    },
  ],
  notices: {
    proposals_changed: ['/ops/proposals/:id'],
    roles_changed: ['/ops/roles', '/ops/me', '/ops/operators/:id'],
  },
};

declare module '../../../../i18n/topic-words.ts' {
  interface TopicWords {
    'operators-console': typeof words;
  }
}
