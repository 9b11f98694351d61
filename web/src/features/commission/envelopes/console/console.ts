import { Gift } from 'lucide-react';
import type { ConsolePageProps, ConsoleTopic } from '../../../../console/console-topic.ts';
import { lazily } from '../../../../lazy-component.tsx';
import type words from './words/en.json';

export const consoleTopic: ConsoleTopic = {
  pages: [
    {
      path: '/envelopes',
      permission: 'envelopes.read',
      page: lazily<ConsolePageProps>(
        () => import('./envelopes-page.tsx').then((found) => found.EnvelopesPage),
        ['envelopes-console'],
      ),
      nav: { group: 'agents', icon: Gift, order: 70, word: 'console-shell:entry.envelopes' },
    },
  ],
  notices: { envelopes_changed: ['/ops/envelopes/:id'] },
};

declare module '../../../../i18n/topic-words.ts' {
  interface TopicWords {
    'envelopes-console': typeof words;
  }
}
