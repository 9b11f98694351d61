import { whitelabel as whitelabelEndpoint } from '@lanna/contract/brand';
import { type Route, route } from '../../platform/http/route.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Brands } from './find-brand.ts';
import { whitelabel } from './whitelabel.ts';

export function brandRoutes({ brands }: { brands: Brands }): Route[] {
  return [
    route(whitelabelEndpoint, async (call) => {
      const brand = await brands.findById(call.brand.id);
      if (!brand) throw new Refusal('domain_unknown');
      return whitelabel(brand);
    }),
  ];
}
