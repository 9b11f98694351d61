import type { VendorGame } from '@lanna/contract/vendor-wallet';
import { defineTopic } from '../../platform/topic.ts';
import { mountArt } from './art.ts';
import { mountPictures } from './mount-pictures.ts';
import { mountPngPictures } from './mount-png-pictures.ts';
import { forgetVendorCalls } from './note-vendor-calls.ts';
import { opsGameRoutes } from './ops-game-routes.ts';
import { opsStopRoutes } from './ops-stop-routes.ts';
import { opsVendorRoutes } from './ops-vendor-routes.ts';
import { catalogueRoutes } from './routes.ts';
import { searchCatalogue } from './search-catalogue.ts';
import { vendorProposals } from './vendor-proposals.ts';

declare module '../../platform/topic.ts' {
  interface Topics {
    catalogue: NoParts;
  }
  interface Contributions {
    /** A vendor's own list of its games. Refuses `vendor_unreachable`. Of the one topic that speaks to vendors. */
    'catalogue.askForGames': (vendorCode: string) => Promise<VendorGame[]>;
  }
}

/** The catalogue: vendors, games, what is stopped, and a member's favourite and recent games. */
export const topic = defineTopic('catalogue', {
  uses: ['brands', 'members', 'authentication', 'bets'],
  notices: { catalogue_changed: { visitors: true } },
  permissions: ['read', 'change', 'stop', 'keys', 'open-back-office'],
  start: (parts) => {
    const { db, clock, contributed } = parts;
    const askForGames = (vendorCode: string) => {
      const [ask] = contributed('catalogue.askForGames');
      if (!ask) throw new Error('no topic asks vendors for their games');
      return ask(vendorCode);
    };
    return {
      routes: catalogueRoutes(parts),
      ops: [
        ...opsVendorRoutes({ ...parts, askForGames }),
        ...opsGameRoutes({ db, clock }),
        ...opsStopRoutes({ db, clock }),
      ],
      contributes: { proposalKinds: vendorProposals, search: searchCatalogue(db.kysely) },
      jobs: [
        {
          name: 'catalogue-forget-vendor-calls',
          cron: '27 * * * *',
          run: () => forgetVendorCalls(db.kysely, clock.now()),
        },
      ],
      mount: (app) => {
        mountArt(app, parts);
        mountPictures(app, parts);
        mountPngPictures(app, parts);
      },
    };
  },
});
