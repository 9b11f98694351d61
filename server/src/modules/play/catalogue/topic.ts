import type { VendorGame } from '@lanna/contract/money/vendor-wallet/vendor-wallet';
import { defineTopic } from '../../../platform/topic.ts';
import { profileOf } from '../../house/brands/profile-of.ts';
import { copyVendors } from './copy-to-brand.ts';
import { opsGameRoutes } from './desk/ops-game-routes.ts';
import { searchCatalogue } from './desk/search-catalogue.ts';
import { findByWords } from './games/find-by-words.ts';
import { catalogueRoutes } from './games/routes.ts';
import { forgetVendorCalls } from './note-vendor-calls.ts';
import { mountArt } from './pictures/art.ts';
import { mountPictures } from './pictures/mount-pictures.ts';
import { mountPngPictures } from './pictures/mount-png-pictures.ts';
import { opsStopRoutes } from './stops/ops-stop-routes.ts';
import { opsVendorRoutes } from './vendors/ops-vendor-routes.ts';
import { vendorProposals } from './vendors/vendor-proposals.ts';

declare module '../../../platform/topic.ts' {
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
  permissions: [
    'read',
    'change',
    'stop',
    'keys',
    'open-back-office',
    'trade',
    'settle',
    'correct',
    'configure',
    'investigate',
  ],
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
      contributes: {
        proposalKinds: vendorProposals,
        'brands.copy': copyVendors,
        search: searchCatalogue(db.kysely),
        'finding.source': async ({ language, text, ...call }) =>
          findByWords(
            db.kysely,
            { brand: await profileOf(parts.brands, call), language, memberId: null },
            text,
          ),
      },
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
