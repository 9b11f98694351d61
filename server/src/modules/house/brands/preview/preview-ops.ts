import { openPreview } from '@lanna/contract/house/brands/preview-ops';
import { siteOrigin } from '../../../../platform/http/files/site-address.ts';
import { brandInScope } from '../../../../platform/ops/brand-in-scope.ts';
import { type OpsRoute, opsRoute } from '../../../../platform/ops/ops-route.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import { isOpenToEverybody } from '../check-site.ts';
import type { Brands } from '../find-brand.ts';
import { profileOf } from '../profile-of.ts';
import type { PreviewPasses } from './preview-pass.ts';

/** The console's call that lets an operator look at a brand's site before visitors do. */
export function previewOps({
  clock,
  brands,
  passes,
  publicUrl,
}: {
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
      const { token, until } = await passes.issue(brand.id, clock.now());
      return {
        origin: host === undefined ? null : siteOrigin(host, publicUrl),
        token,
        until: until.toISOString(),
        closed: !isOpenToEverybody(settings.site),
      };
    }),
  ];
}
