import { ChartColumn, LayoutDashboard } from 'lucide-react';
import type { ConsoleTopic } from '../../../../console/console-topic.ts';
import { lazily } from '../../../../lazy-component.tsx';
import type words from './words/en.json';

export const consoleTopic: ConsoleTopic = {
  pages: [
    {
      path: '/',
      page: lazily(async () => (await import('./overview-page.tsx')).OverviewPage),
      nav: { group: 'today', icon: LayoutDashboard, order: 10, word: 'reports-console:nav.overview' },
    },
    {
      path: '/reports',
      permission: 'reports.read',
      page: lazily(async () => (await import('./play-page.tsx')).PlayPage, ['insight-console']),
      nav: { group: 'today', icon: ChartColumn, order: 30, word: 'reports-console:nav.reports' },
    },
    {
      path: '/reports/earnings',
      permission: 'reports.read',
      page: lazily(async () => (await import('./earnings-page.tsx')).EarningsPage, ['insight-console']),
      find: { word: 'console-shell:command.reportEarnings' },
    },
    {
      path: '/reports/cash',
      permission: 'reports.read',
      page: lazily(async () => (await import('./cash-page.tsx')).CashPage, ['insight-console']),
      find: { word: 'console-shell:command.reportCash' },
    },
    {
      path: '/reports/registrations',
      permission: 'reports.read',
      page: lazily(
        async () => (await import('./registrations-page.tsx')).RegistrationsPage,
        ['insight-console'],
      ),
      find: { word: 'console-shell:command.reportRegistrations' },
    },
  ],
  notices: {
    bet_sums_changed: ['/ops/overview', '/ops/reports/play'],
    health_changed: ['/ops/health', '/ops/open-work'],
  },
};

declare module '../../../../i18n/topic-words.ts' {
  interface TopicWords {
    'reports-console': typeof words;
  }
}
