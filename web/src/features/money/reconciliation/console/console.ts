import { Scale, TriangleAlert } from 'lucide-react';
import type { ConsolePageProps, ConsoleTopic } from '../../../../console/console-topic.ts';
import { lazily } from '../../../../lazy-component.tsx';
import type words from './words/en.json';

export const consoleTopic: ConsoleTopic = {
  pages: [
    {
      path: '/reconciliation',
      permission: 'reconciliation.read',
      page: lazily<ConsolePageProps>(
        () => import('./liability-page.tsx').then((found) => found.LiabilityPage),
        ['reconciliation-console'],
      ),
      nav: { group: 'house', icon: Scale, order: 30, word: 'console-shell:entry.reconciliation' },
    },
    {
      path: '/reconciliation/clearing',
      permission: 'reconciliation.read',
      page: lazily<ConsolePageProps>(
        () => import('./clearing-page.tsx').then((found) => found.ClearingPage),
        ['reconciliation-console'],
      ),
      find: { word: 'console-shell:command.clearing' },
    },
    {
      path: '/money-cases',
      permission: 'reconciliation.read',
      page: lazily<ConsolePageProps>(
        () => import('./cases-page.tsx').then((found) => found.CasesPage),
        ['reconciliation-console'],
      ),
      nav: { group: 'house', icon: TriangleAlert, order: 31, word: 'console-shell:entry.moneyCases' },
    },
  ],
  notices: {
    money_cases_changed: ['/ops/money-cases/:id', '/ops/reconciliation/clearing', '/ops/open-work'],
  },
  hits: {
    'money-case': {
      icon: TriangleAlert,
      word: 'console-shell:entry.moneyCases',
      href: (id) => `/money-cases?show=${id}`,
    },
  },
};

declare module '../../../../i18n/topic-words.ts' {
  interface TopicWords {
    'reconciliation-console': typeof words;
  }
}
