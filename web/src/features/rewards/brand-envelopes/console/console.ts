import { CloudHail, Mails } from 'lucide-react';
import type { ConsolePageProps, ConsoleTopic } from '../../../../console/console-topic.ts';
import { lazily } from '../../../../lazy-component.tsx';
import type words from './words/en.json';

export const consoleTopic: ConsoleTopic = {
  pages: [
    {
      path: '/brand-envelopes',
      permission: 'brand-envelopes.read',
      page: lazily<ConsolePageProps>(
        () => import('./envelopes-page.tsx').then((found) => found.EnvelopesPage),
        ['brand-envelopes-console', 'brand-envelopes'],
      ),
      nav: { group: 'content', icon: CloudHail, order: 36, word: 'console-shell:entry.brandEnvelopes' },
    },
    {
      path: '/brand-envelope-shares',
      permission: 'brand-envelopes.read',
      page: lazily<ConsolePageProps>(
        () => import('./shares-page.tsx').then((found) => found.SharesPage),
        ['brand-envelopes-console'],
      ),
      nav: { group: 'content', icon: Mails, order: 37, word: 'console-shell:entry.brandEnvelopeShares' },
    },
  ],
  notices: { brand_envelopes_changed: ['/ops/brand-envelopes/:id'] },
};

declare module '../../../../i18n/topic-words.ts' {
  interface TopicWords {
    'brand-envelopes-console': typeof words;
  }
}
