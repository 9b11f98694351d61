import { Blocks, CircleStop, Dices } from 'lucide-react';
import type { ConsolePageProps, ConsoleTopic } from '../../../console/console-topic.ts';
import { lazily } from '../../../lazy-component.tsx';
import type words from './words/en.json';

export const consoleTopic: ConsoleTopic = {
  pages: [
    {
      path: '/vendors',
      permission: 'catalogue.read',
      page: lazily<ConsolePageProps>(() => import('./vendors-page.tsx').then((found) => found.VendorsPage)),
      nav: { group: 'play', icon: Blocks, order: 20, word: 'catalogue-console:nav.vendors' },
    },
    {
      path: '/new-vendor',
      permission: 'catalogue.change',
      page: lazily<ConsolePageProps>(() =>
        import('./new-vendor-page.tsx').then((found) => found.NewVendorPage),
      ),
    },
    {
      path: '/vendors/$code',
      permission: 'catalogue.read',
      page: lazily<ConsolePageProps>(() => import('./vendor-page.tsx').then((found) => found.VendorPage)),
    },
    {
      path: '/vendors/$code/list',
      permission: 'catalogue.change',
      page: lazily<ConsolePageProps>(() =>
        import('./game-list-page.tsx').then((found) => found.GameListPage),
      ),
    },
    {
      path: '/vendors/$code/back-office',
      permission: 'catalogue.open-back-office',
      page: lazily<ConsolePageProps>(() =>
        import('./back-office-page.tsx').then((found) => found.BackOfficePage),
      ),
    },
    {
      path: '/games',
      permission: 'catalogue.read',
      page: lazily<ConsolePageProps>(() => import('./games-page.tsx').then((found) => found.GamesPage)),
      nav: { group: 'play', icon: Dices, order: 10, word: 'catalogue-console:nav.games' },
    },
    {
      path: '/stops',
      permission: 'catalogue.read',
      page: lazily<ConsolePageProps>(() => import('./stops-page.tsx').then((found) => found.StopsPage)),
      nav: { group: 'play', icon: CircleStop, order: 30, word: 'catalogue-console:nav.stops' },
    },
  ],
  notices: {
    stops_changed: ['/ops/vendors', '/ops/games', '/ops/stops'],
    vendors_changed: ['/ops/vendors'],
    games_changed: ['/ops/games'],
  },
  hits: {
    game: { icon: Dices, word: 'catalogue-console:nav.games', href: (id) => `/games?show=${id}` },
    vendor: { icon: Blocks, word: 'catalogue-console:nav.vendors', href: (code) => `/vendors/${code}` },
  },
};

declare module '../../../i18n/topic-words.ts' {
  interface TopicWords {
    'catalogue-console': typeof words;
  }
}
