import { ScanSearch } from 'lucide-react';
import type { ConsolePageProps, ConsoleTopic } from '../../../../console/console-topic.ts';
import { lazily } from '../../../../lazy-component.tsx';
import type words from './words/en.json';

export const consoleTopic: ConsoleTopic = {
  pages: [
    {
      path: '/anomalies',
      permission: 'anomalies.read',
      page: lazily<ConsolePageProps>(
        () => import('./anomalies-page.tsx').then((found) => found.AnomaliesPage),
        ['anomalies-console'],
      ),
      nav: { group: 'agents', icon: ScanSearch, order: 60, word: 'console-shell:entry.selfReferral' },
    },
  ],
  notices: { anomalies_changed: ['/ops/open-work'] },
};

declare module '../../../../i18n/topic-words.ts' {
  interface TopicWords {
    'anomalies-console': typeof words;
  }
}
