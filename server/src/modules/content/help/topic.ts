import { defineTopic } from '../../../platform/topic.ts';
import { profileOf } from '../../house/brands/profile-of.ts';
import { copyHelp } from './copy-to-brand.ts';
import { termsPoint } from './desk/opening-points.ts';
import { helpOps } from './desk/ops-routes.ts';
import { helpSitePoints } from './desk/site-points.ts';
import { forgetReaders } from './reading/forget-readers.ts';
import { listHelpPaths } from './reading/list-help-paths.ts';
import { helpRoutes } from './reading/routes.ts';
import { searchArticles } from './reading/search-articles.ts';

declare module '../../../platform/topic.ts' {
  interface Topics {
    help: NoParts;
  }
}

/** What a brand explains to its players: the help centre, the about pages, the terms in full. */
export const topic = defineTopic('help', {
  uses: ['brands', 'catalogue'],
  notices: { help_changed: { visitors: true, settled: true } },
  permissions: ['read', 'change', 'publish-terms'],
  start: (parts) => ({
    routes: helpRoutes(parts),
    ops: helpOps(parts),
    contributes: {
      listedPages: (brandId) => listHelpPaths(parts.db.kysely, brandId),
      'brands.openingChecks': termsPoint,
      'brands.siteChecks': helpSitePoints,
      'brands.copy': copyHelp,
      'finding.source': async ({ language, text, ...call }) => {
        const reader = { brand: await profileOf(parts.brands, call), language };
        const { articles, nearest } = await searchArticles(parts.db.kysely, reader, text);
        return { articles, nearest: nearest ? ['articles'] : [] };
      },
    },
    jobs: [
      {
        name: 'help-forget-readers',
        cron: '41 * * * *',
        run: () => forgetReaders(parts.db.kysely, parts.clock.now()),
      },
    ],
  }),
});
