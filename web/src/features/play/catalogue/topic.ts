import { lazily } from '../../../lazy-component.tsx';
import type { PageProps } from '../../../navigation.ts';
import type { PageEntry, Topic } from '../../../topic.ts';
import type { LobbyName } from './pages/lobbies.ts';
import type words from './words/th.json';

/** Words of the query every list of games reads. */
const FILTER = ['page', 'q', 'class', 'feature', 'volatility', 'rtp', 'bet', 'only', 'sort'];

export const topic: Topic = {
  pages: [
    {
      path: '/rng',
      page: lazily<PageProps>(
        () => import('./pages/rng-page.tsx').then((found) => found.RngPage),
        ['catalogue'],
      ),
      load: loads('rng'),
      head: { title: 'catalogue:lobbies.rng.title', description: 'catalogue:lobbies.rng.text' },
      search: FILTER,
      keepAlive: true,
    },
    {
      path: '/live',
      page: lazily<PageProps>(
        () => import('./pages/live-page.tsx').then((found) => found.LivePage),
        ['catalogue'],
      ),
      load: loads('live'),
      head: { title: 'catalogue:lobbies.live.title', description: 'catalogue:lobbies.live.text' },
      search: FILTER,
      keepAlive: true,
    },
    {
      path: '/fish',
      page: lazily<PageProps>(
        () => import('./pages/fish-page.tsx').then((found) => found.FishPage),
        ['catalogue'],
      ),
      load: loads('fish'),
      head: { title: 'catalogue:lobbies.fish.title', description: 'catalogue:lobbies.fish.text' },
      search: FILTER,
      keepAlive: true,
    },
    {
      path: '/pvp',
      page: lazily<PageProps>(
        () => import('./pages/pvp-page.tsx').then((found) => found.PvpPage),
        ['catalogue'],
      ),
      load: loads('pvp'),
      head: { title: 'catalogue:lobbies.pvp.title', description: 'catalogue:lobbies.pvp.text' },
      search: FILTER,
      keepAlive: true,
    },
    {
      path: '/sports',
      page: lazily<PageProps>(
        () => import('./pages/sports-page.tsx').then((found) => found.SportsPage),
        ['catalogue'],
      ),
      load: loads('sports'),
      head: { title: 'catalogue:lobbies.sports.title', description: 'catalogue:lobbies.sports.text' },
      search: FILTER,
      keepAlive: true,
    },
    {
      path: '/esports',
      page: lazily<PageProps>(
        () => import('./pages/esports-page.tsx').then((found) => found.EsportsPage),
        ['catalogue'],
      ),
      load: loads('esports'),
      head: { title: 'catalogue:lobbies.esports.title', description: 'catalogue:lobbies.esports.text' },
      search: FILTER,
    },
    {
      path: '/seamless',
      page: lazily<PageProps>(
        () => import('./pages/seamless-page.tsx').then((found) => found.SeamlessPage),
        ['catalogue'],
      ),
      load: loads('seamless'),
      head: { title: 'catalogue:lobbies.seamless.title', description: 'catalogue:lobbies.seamless.text' },
      search: FILTER,
    },
  ],
  overlays: {
    game: {
      component: lazily(
        () => import('./cards/game-sheet.tsx').then((found) => found.GameSheet),
        ['catalogue'],
      ),
    },
    vendor: {
      component: lazily(
        () => import('./cards/vendor-games.tsx').then((found) => found.VendorGames),
        ['catalogue'],
      ),
    },
  },
  queries: { catalogue: 'everybody' },
  notices: { catalogue_changed: ['catalogue'], settings_changed: ['catalogue'] },
  stored: { gameVendor: ['catalogue', 'vendors'] },
};

function loads(lobby: LobbyName): NonNullable<PageEntry['load']> {
  return async (queries, search) => {
    const { loadLobby } = await import('./pages/load-lobby.ts');
    await loadLobby(lobby, queries, search);
  };
}

declare module '../../../i18n/topic-words.ts' {
  interface TopicWords {
    catalogue: typeof words;
  }
}
