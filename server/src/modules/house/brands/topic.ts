import { sharedSecret } from '../../../platform/captcha/shared-secret.ts';
import type { CheckSite } from '../../../platform/http/calls/check-access.ts';
import { defineTopic } from '../../../platform/topic.ts';
import { addBrand, type CopyBrand } from './adding/add-brand.ts';
import { fetchHostFile, lookUpTexts } from './adding/host-proof.ts';
import { newBrandOps } from './adding/new-brand-ops.ts';
import type { BrandProfile } from './brand.ts';
import { checkSite, isOpenToEverybody } from './check-site.ts';
import { brandOps } from './desk/ops-routes.ts';
import { loosenBrand, openRegion } from './desk/proposed-change.ts';
import { type Brands, findBrands } from './find-brand.ts';
import type { LetterPicture } from './letter-picture.ts';
import { openRealMoney } from './opening/open-for-real-money.ts';
import { realMoneyOps } from './opening/real-money-ops.ts';
import { brandPoints, type FindOpeningPoints } from './opening-points.ts';
import { previewOps } from './preview/preview-ops.ts';
import { previewPasses } from './preview/preview-pass.ts';
import { brandSenders, type Senders } from './senders.ts';
import { SIGNING_KEYS } from './signing-key.ts';
import { mountBrandFiles } from './site/brand-files.ts';
import { pageFor } from './site/page-for.ts';
import { brandRoutes } from './site/routes.ts';
import { siteRoutes } from './site/site-routes.ts';
import { type FindSitePoints, ownSitePoints } from './site-points.ts';

declare module '../../../platform/topic.ts' {
  interface Topics {
    brands: { brands: Brands; senders: Senders };
  }
  interface Contributions {
    /** Of every topic that knows a point of what a brand must have to take real money. */
    'brands.openingChecks': FindOpeningPoints;
    /** Of every topic that knows a point of what a site should have before visitors come. */
    'brands.siteChecks': FindSitePoints;
    /** Of every topic that keeps something of a brand that a new one may begin with. */
    'brands.copy': CopyBrand;
    /** Of the topic that keeps pictures: what mails of a brand are headed with. */
    'brands.letterPicture': (brand: BrandProfile) => Promise<LetterPicture | undefined>;
  }
}

/** Brands: the brand of a host with its settings and theme, and whether its site is open. */
export const topic = defineTopic('brands', {
  uses: [],
  secrets: [SIGNING_KEYS],
  permissions: ['read', 'change', 'content', 'open'],
  notices: { settings_changed: { visitors: true, settled: true } },
  start: (parts) => {
    const { db, clock, log, config, providers, frameSources } = parts;
    const brands = findBrands(db.kysely, clock, log);
    const { consoleHosts, publicUrl } = config;
    const passes = previewPasses(sharedSecret(parts, 'preview'));
    const senders = brandSenders(
      { db, clock, pictureOf: async (brand) => parts.contributed('brands.letterPicture')[0]?.(brand) },
      providers,
    );
    const finders = () => parts.contributed('brands.openingChecks');
    const siteCheck: CheckSite = checkSite({ ...parts, brands });
    return {
      provides: { brands, senders },
      contributes: {
        'brands.openingChecks': brandPoints({ mail: !!providers.mailer, sms: !!providers.smsSender }),
        'brands.siteChecks': ownSitePoints,
        proposalKinds: [
          openRegion({ consoleHosts, finders }),
          loosenBrand({ consoleHosts, finders }),
          openRealMoney(finders),
          addBrand({ consoleHosts, copiers: () => parts.contributed('brands.copy') }),
        ],
        resolveBrand: brands.findByHost,
        openBrandOf: (host) => {
          const brand = brands.knownByHost(host);
          return brand && isOpenToEverybody(brand.settings.site) ? brand : undefined;
        },
        checkSite: siteCheck,
        pageFor: pageFor({
          brands,
          checkSite: siteCheck,
          frameSources,
          publicUrl,
          consoleHosts,
          passes,
          clock,
          db: db.kysely,
        }),
      },
      routes: [...brandRoutes({ brands }), ...siteRoutes({ ...parts, brands, ...senders })],
      ops: [
        ...brandOps({ db, clock, consoleHosts, finders }),
        ...realMoneyOps({ db, clock, finders }),
        ...previewOps({
          db,
          finders: () => parts.contributed('brands.siteChecks'),
          clock,
          brands,
          passes,
          publicUrl,
        }),
        ...newBrandOps({ db, clock, consoleHosts, lookUp: lookUpTexts, fetchText: fetchHostFile }),
      ],
      mount: (app) => mountBrandFiles(app, { brands, passes, clock, db: db.kysely }),
    };
  },
});
