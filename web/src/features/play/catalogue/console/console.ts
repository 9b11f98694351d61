import { Blocks, CircleStop, Dices } from 'lucide-react';
import type { ConsolePageProps, ConsoleTopic } from '../../../../console/console-topic.ts';
import { lazily } from '../../../../lazy-component.tsx';
import type words from './words/en.json';

export const consoleTopic: ConsoleTopic = {
  pages: [
    {
      path: '/vendors',
      permission: 'catalogue.read',
      page: lazily<ConsolePageProps>(
        () => import('./vendors/vendors-page.tsx').then((found) => found.VendorsPage),
        ['catalogue-console'],
      ),
      nav: { group: 'play', icon: Blocks, order: 60, word: 'console-shell:entry.vendors' },
    },
    {
      path: '/new-vendor',
      permission: 'catalogue.change',
      page: lazily<ConsolePageProps>(
        () => import('./vendors/new-vendor-page.tsx').then((found) => found.NewVendorPage),
        ['catalogue-console'],
      ),
      find: { word: 'console-shell:command.newVendor', does: true },
    },
    {
      path: '/vendors/$code',
      permission: 'catalogue.read',
      page: lazily<ConsolePageProps>(
        () => import('./vendors/vendor-page.tsx').then((found) => found.VendorPage),
        ['catalogue-console'],
      ),
    },
    {
      path: '/vendors/$code/list',
      permission: 'catalogue.change',
      page: lazily<ConsolePageProps>(
        () => import('./games/game-list-page.tsx').then((found) => found.GameListPage),
        ['catalogue-console'],
      ),
    },
    {
      path: '/vendors/$code/back-office',
      permission: 'catalogue.open-back-office',
      page: lazily<ConsolePageProps>(
        () => import('./vendors/back-office-page.tsx').then((found) => found.BackOfficePage),
        ['catalogue-console'],
      ),
    },
    {
      path: '/games',
      permission: 'catalogue.read',
      page: lazily<ConsolePageProps>(
        () => import('./games/games-page.tsx').then((found) => found.GamesPage),
        ['catalogue-console'],
      ),
      nav: { group: 'play', icon: Dices, order: 50, word: 'console-shell:entry.games' },
    },
    {
      path: '/stops',
      permission: 'catalogue.read',
      page: lazily<ConsolePageProps>(
        () => import('./stops/stops-page.tsx').then((found) => found.StopsPage),
        ['catalogue-console'],
      ),
      nav: { group: 'play', icon: CircleStop, order: 80, word: 'console-shell:entry.stops' },
    },
  ],
  notices: {
    stops_changed: ['/ops/vendors', '/ops/games', '/ops/stops'],
    vendors_changed: ['/ops/vendors'],
    games_changed: ['/ops/games'],
  },
  hits: {
    game: { icon: Dices, word: 'console-shell:entry.games', href: (id) => `/games?show=${id}` },
    vendor: { icon: Blocks, word: 'console-shell:entry.vendors', href: (code) => `/vendors/${code}` },
  },
};

declare module '../../../../i18n/topic-words.ts' {
  interface TopicWords {
    'catalogue-console': typeof words;
  }
}
