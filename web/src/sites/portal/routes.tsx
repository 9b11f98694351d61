import type { QueryClient } from '@tanstack/react-query';
import { hotGamesQuery } from '../../api/queries.ts';
import type { PageProps, PageSearch } from '../../navigation.ts';
import { type LazyPart, lazily } from './lazy-part.tsx';
import type { OverlayName } from './overlays.tsx';

export interface PageEntry {
  path: string;
  page: LazyPart<PageProps>;
  /** Asks for what it shows first, when it is the page one arrives at: not only once it has been drawn. */
  askAhead?: (queries: QueryClient, search: PageSearch) => void;
  /** `full`: header, side bar, footer, tab bar · `bare`: the page fills the screen. */
  frame?: 'full' | 'bare';
  /** Stays alive when left: comes back with its scroll position, filters and loaded pages. */
  keepAlive?: boolean;
  /** The address itself opens an overlay. */
  overlay?: OverlayName;
}

const home = lazily<PageProps>(() =>
  import('../../features/home/home-page.tsx').then((found) => found.HomePage),
);

/** Every page of the portal. A new one is a line here and its path in `paths.ts`. */
export const PAGES: readonly PageEntry[] = [
  { path: '/', page: home, askAhead: (queries) => void queries.prefetchQuery(hotGamesQuery) },
  { path: '/login', page: home, overlay: 'login' },
  { path: '/register', page: home, overlay: 'register' },
  {
    path: '/rng',
    page: lazily<PageProps>(
      () => import('../../features/catalogue/rng-page.tsx').then((found) => found.RngPage),
      ['catalogue'],
    ),
    askAhead: (queries, search) =>
      void import('../../features/catalogue/rng-page.tsx').then(
        (found) => found.askForGames(queries, search),
        () => undefined,
      ),
    keepAlive: true,
  },
  {
    path: '/game',
    page: lazily<PageProps>(
      () => import('../../features/game/game-page.tsx').then((found) => found.GamePage),
      ['game'],
    ),
    frame: 'bare',
  },
  {
    path: '/fair',
    page: lazily<PageProps>(
      () => import('../../features/fairness/fair-page.tsx').then((found) => found.FairPage),
      ['fairness'],
    ),
  },
  {
    path: '/dev/outbox',
    page: lazily<PageProps>(() => import('./outbox-route.tsx').then((found) => found.OutboxRoute)),
  },
  {
    path: '/gallery',
    page: lazily<PageProps>(() => import('./gallery/gallery-page.tsx').then((found) => found.GalleryPage)),
  },
];

export function pageAt(pathname: string): PageEntry | undefined {
  return PAGES.find((entry) => entry.path === pathname);
}
