import { Cog } from 'lucide-react';
import type { ConsolePageProps, ConsoleTopic } from '../../../../console/console-topic.ts';
import { lazily } from '../../../../lazy-component.tsx';
import type words from './words/en.json';

export const consoleTopic: ConsoleTopic = {
  pages: [
    {
      path: '/jobs',
      permission: 'jobs.read',
      page: lazily<ConsolePageProps>(
        () => import('./jobs-page.tsx').then((found) => found.JobsPage),
        ['jobs-console'],
      ),
      nav: { group: 'house', icon: Cog, order: 60, word: 'console-shell:entry.jobs' },
    },
    {
      path: '/jobs/runs',
      permission: 'jobs.read',
      page: lazily<ConsolePageProps>(
        () => import('./runs-page.tsx').then((found) => found.RunsPage),
        ['jobs-console'],
      ),
      find: { word: 'console-shell:command.jobRuns' },
    },
  ],
  notices: { jobs_changed: ['/ops/jobs'] },
};

declare module '../../../../i18n/topic-words.ts' {
  interface TopicWords {
    'jobs-console': typeof words;
  }
}
