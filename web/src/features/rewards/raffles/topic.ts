import { lazily } from '../../../lazy-component.tsx';
import type { PageProps } from '../../../navigation.ts';
import type { PartProps } from '../../../parts.tsx';
import type { Topic } from '../../../topic.ts';
import type words from './words/th.json';

export const topic: Topic = {
  pages: [
    {
      path: '/raffle-proof',
      page: lazily<PageProps>(
        () => import('./proof/proof-page.tsx').then((found) => found.ProofPage),
        ['raffles'],
      ),
      load: (queries, search) =>
        import('./proof/load-proof.ts').then(({ loadProof }) => loadProof(queries, search)),
      search: ['id'],
      canonicalSearch: ['id'],
      head: { title: 'raffles:head.title', description: 'raffles:head.description' },
    },
  ],
  parts: {
    promotion: lazily<PartProps['promotion']>(
      () => import('./raffle-part.tsx').then((found) => found.RafflePart),
      ['raffles'],
    ),
  },
  queries: { raffles: 'everybody', myRaffles: 'personal' },
  notices: {
    raffles_changed: ['raffles', 'myRaffles'],
    // What was played may have come to a ticket.
    bets_changed: ['myRaffles'],
  },
};

declare module '../../../i18n/topic-words.ts' {
  interface TopicWords {
    raffles: typeof words;
  }
}
