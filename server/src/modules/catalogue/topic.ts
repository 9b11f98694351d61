import { defineTopic } from '../../platform/topic.ts';
import { mountArt } from './art.ts';
import { catalogueRoutes } from './routes.ts';

declare module '../../platform/topic.ts' {
  interface Topics {
    catalogue: NoParts;
  }
}

/** The catalogue: vendors, games, and a member's favourite and recent games. */
export const topic = defineTopic('catalogue', {
  uses: ['brands', 'members', 'authentication', 'bets'],
  notices: { catalogue_changed: { visitors: true } },
  start: (parts) => ({
    routes: catalogueRoutes(parts),
    mount: (app) => mountArt(app, parts),
  }),
});
