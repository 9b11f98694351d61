import type { SiteSettings } from '@lanna/contract/house/brands/site-settings';
import type { CountryOf } from '../../../platform/geo/country-of.ts';
import type { CheckSite } from '../../../platform/http/calls/check-access.ts';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import type { BrandProfile } from './brand.ts';
import type { Brands } from './find-brand.ts';
import { profileOf } from './profile-of.ts';
import { siteStatusFor } from './site/site-state.ts';
import { placeOf } from './site/visitor-place.ts';

/**
 * Refuses every gated call while the site is closed to the visitor, since a screen alone would not stop
 * calls. Refuses with `region_blocked` {ip, country}, `maintenance` {notice, until} or, where the call needs an open brand, `brand_not_open`.
 */
export function checkSite(deps: { brands: Brands; countryOf: CountryOf }): CheckSite {
  return async (brand, address, needsOpenBrand = false) => {
    const profile = await profileOf(deps.brands, { brand });
    const { site } = profile.settings;
    if (!isOpenToEverybody(site)) {
      const place = placeOf(address, deps.countryOf);
      const status = siteStatusFor(site, place.country);
      if (status === 2) throw new Refusal('region_blocked', { ...place });
      if (status === 1) throw new Refusal('maintenance', { ...site.maintenance });
    }
    if (needsOpenBrand) refuseClosedBrand(profile);
  };
}

/** Of a brand that plays for real money and is not open. */
export function refuseClosedBrand({ takesMoney }: Pick<BrandProfile, 'takesMoney'>): void {
  if (!takesMoney) throw new Refusal('brand_not_open');
}

/** The usual case, in which no visitor's address matters. */
export function isOpenToEverybody({ region, maintenance }: SiteSettings): boolean {
  return region.mode === 'open' && !maintenance;
}
