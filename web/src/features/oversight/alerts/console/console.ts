import { SlidersHorizontal, TriangleAlert } from 'lucide-react';
import type { ConsolePageProps, ConsoleTopic } from '../../../../console/console-topic.ts';
import { lazily } from '../../../../lazy-component.tsx';
import type words from './words/en.json';

export const consoleTopic: ConsoleTopic = {
  pages: [
    {
      path: '/alerts',
      permission: 'alerts.read',
      page: lazily<ConsolePageProps>(
        () => import('./alerts-page.tsx').then((found) => found.AlertsPage),
        ['alerts-console'],
      ),
      nav: { group: 'today', icon: TriangleAlert, order: 25, word: 'console-shell:entry.alerts' },
    },
    {
      path: '/alert-rules',
      permission: 'alerts.read',
      page: lazily<ConsolePageProps>(
        () => import('./rules-page.tsx').then((found) => found.RulesPage),
        ['alerts-console'],
      ),
      nav: { group: 'rules', icon: SlidersHorizontal, order: 12, word: 'console-shell:entry.alertRules' },
    },
  ],
  notices: {
    alerts_changed: ['/ops/alerts/:id', '/ops/alert-setup'],
    alert_rules_changed: ['/ops/alert-setup', '/ops/report-mails'],
  },
};

declare module '../../../../i18n/topic-words.ts' {
  interface TopicWords {
    'alerts-console': typeof words;
  }
}
