import type { ConsoleTopic } from '../../../../console/console-topic.ts';
import { lazily } from '../../../../lazy-component.tsx';
import type words from './words/en.json';

export const consoleTopic: ConsoleTopic = {
  pages: [
    {
      path: '/reports/people',
      permission: 'reports.read',
      page: lazily(async () => (await import('./people-page.tsx')).PeoplePage, ['insight-console']),
    },
  ],
};

declare module '../../../../i18n/topic-words.ts' {
  interface TopicWords {
    'insight-console': typeof words;
  }
}
