import { openPreview, showSitePoints } from '@lanna/contract/house/brands/new-brand-ops';
import { siteOrigin } from '../../../../platform/http/files/site-address.ts';
import { brandInScope } from '../../../../platform/ops/brand-in-scope.ts';
import { type OpsRoute, opsRoute } from '../../../../platform/ops/ops-route.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import { isOpenToEverybody } from '../check-site.ts';
import { readBrand } from '../console-brand.ts';
import type { Brands } from '../find-brand.ts';
import { profileOf } from '../profile-of.ts';
import { type FindSitePoints, sitePoints } from '../site-points.ts';
import { keepDraft } from './preview-draft.ts';
import type { PreviewPasses } from './preview-pass.ts';

/** The console's calls about a brand's site before visitors see it: a look at its pages, and what is missing of it. */
export function previewOps({
  db,
  finders,
  clock,
  brands,
  passes,
  publicUrl,
}: {
  db: Database;
  finders(): readonly FindSitePoints[];
  clock: Clock;
  brands: Brands;
  passes: PreviewPasses;
  publicUrl: string;
}): OpsRoute[] {
  return [
    opsRoute(openPreview, async (call) => {
      const brand = brandInScope(call.brands, call.params.code);
      const host = await brands.mainHostOf(brand.id);
      const { settings } = await profileOf(brands, { brand });
      const now = clock.now();
      const { changes } = call.body;
      const draft =
        changes &&
        (await db.transaction(async (tx) =>
          keepDraft(tx, await readBrand(tx, brand.id), { operatorId: call.operator.id, changes, now }),
        ));
      const { token, until } = await passes.issue(brand.id, now, draft);
      return {
        origin: host === undefined ? null : siteOrigin(host, publicUrl),
        token,
        until: until.toISOString(),
        closed: !isOpenToEverybody(settings.site),
      };
    }),
    opsRoute(showSitePoints, async (call) => {
      const brand = brandInScope(call.brands, call.params.code);
      const { settings } = await profileOf(brands, { brand });
      return {
        closed: !isOpenToEverybody(settings.site),
        points: await sitePoints(db.kysely, brand.id, finders()),
      };
    }),
  ];
}
