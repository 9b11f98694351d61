import { FileSignature } from 'lucide-react';
import type { ConsolePageProps, ConsoleTopic } from '../../../../console/console-topic.ts';
import { lazily } from '../../../../lazy-component.tsx';
import type words from './words/en.json';

export const consoleTopic: ConsoleTopic = {
  pages: [
    {
      path: '/contracts',
      permission: 'contracts.read',
      page: lazily<ConsolePageProps>(
        () => import('./contracts-page.tsx').then((found) => found.ContractsPage),
        ['contracts-console', 'contracts'],
      ),
      nav: { group: 'agents', icon: FileSignature, order: 30, word: 'console-shell:entry.agentContracts' },
    },
  ],
  notices: { contracts_changed: ['/ops/contracts/:id', '/ops/contract-plans'] },
};

declare module '../../../../i18n/topic-words.ts' {
  interface TopicWords {
    'contracts-console': typeof words;
  }
}
