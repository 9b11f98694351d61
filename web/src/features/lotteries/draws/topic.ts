import { currentLanguage } from '../../../i18n/words.ts';
import { lazily } from '../../../lazy-component.tsx';
import type { PageProps } from '../../../navigation.ts';
import type { Topic } from '../../../topic.ts';
import type words from './words/th.json';

export const topic: Topic = {
  pages: [
    {
      path: '/lottery-proof',
      page: lazily<PageProps>(
        () => import('./proof/proof-page.tsx').then((found) => found.ProofPage),
        ['draws', 'lotteries'],
      ),
      load: (queries, search) =>
        import('./proof/load-proof.ts').then(({ loadProof }) =>
          loadProof(queries, search, currentLanguage()),
        ),
      search: ['gameCode', 'numero'],
      canonicalSearch: ['gameCode', 'numero'],
      head: { title: 'draws:head.title', description: 'draws:head.description' },
    },
  ],
  queries: { draws: 'everybody', ownSeed: 'personal' },
  notices: { draws_changed: ['draws', 'ownSeed'] },
  parts: {
    lotteryResults: lazily(
      () => import('./results-part.tsx').then((found) => found.ResultsPart),
      ['draws', 'lotteries'],
    ),
    fairness: lazily(
      () => import('./proof/fairness-part.tsx').then((found) => found.FairnessPart),
      ['draws', 'lotteries'],
    ),
  },
};

declare module '../../../i18n/topic-words.ts' {
  interface TopicWords {
    draws: typeof words;
  }
}
