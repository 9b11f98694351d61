import { whitelabel as whitelabelEndpoint } from '@lanna/contract/house/brands/brand';
import { type Route, route } from '../../../../platform/http/calls/route.ts';
import type { Brands } from '../find-brand.ts';
import { profileOf } from '../profile-of.ts';
import { whitelabel } from './whitelabel.ts';

export function brandRoutes({ brands }: { brands: Brands }): Route[] {
  return [
    route(whitelabelEndpoint, async (call) => whitelabel(await profileOf(brands, call)), {
      alike: { until: ['settings_changed'] },
    }),
  ];
}
