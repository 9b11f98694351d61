import { lazily } from '../../lazy-component.tsx';
import type { PageProps } from '../../navigation.ts';
import type { Topic } from '../../topic.ts';
import type words from './words/th.json';

export const topic: Topic = {
  pages: [
    {
      path: '/rng',
      page: lazily<PageProps>(() => import('./rng-page.tsx').then((found) => found.RngPage), ['catalogue']),
      load: (queries, search) =>
        import('./load-lobby.ts').then(({ loadLobby }) => loadLobby(queries, search)),
      search: ['page', 'q', 'feature', 'volatility', 'rtp', 'bet', 'only', 'sort'],
      keepAlive: true,
    },
  ],
  overlays: {
    game: {
      component: lazily(() => import('./game-sheet.tsx').then((found) => found.GameSheet), ['catalogue']),
    },
  },
  queries: { catalogue: 'everybody' },
  notices: { catalogue_changed: ['catalogue'], settings_changed: ['catalogue'] },
  stored: { gameVendor: ['catalogue', 'vendors'] },
};

declare module '../../i18n/topic-words.ts' {
  interface TopicWords {
    catalogue: typeof words;
  }
}
