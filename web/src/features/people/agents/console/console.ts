import { Network } from 'lucide-react';
import type { ConsolePageProps, ConsoleTopic } from '../../../../console/console-topic.ts';
import { lazily } from '../../../../lazy-component.tsx';
import type words from './words/en.json';

export const consoleTopic: ConsoleTopic = {
  pages: [
    {
      path: '/agents',
      permission: 'agents.read',
      page: lazily<ConsolePageProps>(
        () => import('./agents-page.tsx').then((found) => found.AgentsPage),
        ['agents-console'],
      ),
      nav: { group: 'agents', icon: Network, order: 10, word: 'console-shell:entry.agents' },
    },
    {
      path: '/agent-plans',
      permission: 'agents.read',
      page: lazily<ConsolePageProps>(
        () => import('./plans-page.tsx').then((found) => found.PlansPage),
        ['agents-console'],
      ),
      find: { word: 'console-shell:command.agentPlans' },
    },
  ],
  notices: {
    members_changed: ['/ops/agents', '/ops/agent-plans', '/ops/members/:id/line'],
  },
};

declare module '../../../../i18n/topic-words.ts' {
  interface TopicWords {
    'agents-console': typeof words;
  }
}
