import type { CheckSite } from '../../platform/http/check-access.ts';
import { defineTopic } from '../../platform/topic.ts';
import { mountBrandFiles } from './brand-files.ts';
import { checkSite, isOpenToEverybody } from './check-site.ts';
import { type Brands, findBrands } from './find-brand.ts';
import { openRegion } from './open-region.ts';
import { brandOps } from './ops-routes.ts';
import { pageFor } from './page-for.ts';
import { brandRoutes } from './routes.ts';
import { brandSenders, type Senders } from './senders.ts';
import { SIGNING_KEYS } from './signing-key.ts';
import { siteRoutes } from './site-routes.ts';

declare module '../../platform/topic.ts' {
  interface Topics {
    brands: { brands: Brands; senders: Senders };
  }
}

/** Brands: the brand of a host with its settings and theme, and whether its site is open. */
export const topic = defineTopic('brands', {
  uses: [],
  secrets: [SIGNING_KEYS],
  permissions: ['read', 'change', 'content'],
  notices: { settings_changed: { visitors: true, settled: true } },
  start: (parts) => {
    const { db, clock, log, config, providers, frameSources } = parts;
    const brands = findBrands(db.kysely, clock, log);
    const { consoleHosts } = config;
    const senders = brandSenders({ db, clock }, providers);
    const siteCheck: CheckSite = checkSite({ ...parts, brands });
    return {
      provides: { brands, senders },
      contributes: {
        proposalKinds: [openRegion({ consoleHosts })],
        resolveBrand: brands.findByHost,
        openBrandOf: (host) => {
          const brand = brands.knownByHost(host);
          return brand && isOpenToEverybody(brand.settings.site) ? brand : undefined;
        },
        checkSite: siteCheck,
        pageFor: pageFor({ brands, checkSite: siteCheck, frameSources, publicUrl: config.publicUrl }),
      },
      routes: [...brandRoutes({ brands }), ...siteRoutes({ ...parts, brands, outboxOf: senders.outboxOf })],
      ops: brandOps({ db, clock, consoleHosts }),
      mount: (app) => mountBrandFiles(app, { brands }),
    };
  },
});
