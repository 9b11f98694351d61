import type { SiteSettings } from '@lanna/contract/brands/site-settings';
import type { CountryOf } from '../../platform/geo/country-of.ts';
import type { CheckSite } from '../../platform/http/check-access.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Brands } from './find-brand.ts';
import { profileOf } from './profile-of.ts';
import { siteStatusFor } from './site-state.ts';
import { placeOf } from './visitor-place.ts';

/**
 * Refuses every gated call while the site is closed to the visitor, since a screen alone would not stop
 * calls. Refuses with `region_blocked` {ip, country} or `maintenance` {notice, until}.
 */
export function checkSite(deps: { brands: Brands; countryOf: CountryOf }): CheckSite {
  return async (brand, address) => {
    const { site } = (await profileOf(deps.brands, { brand })).settings;
    if (isOpenToEverybody(site)) return;
    const place = placeOf(address, deps.countryOf);
    const status = siteStatusFor(site, place.country);
    if (status === 2) throw new Refusal('region_blocked', { ...place });
    if (status === 1) throw new Refusal('maintenance', { ...site.maintenance });
  };
}

/** The usual case, in which no visitor's address matters. */
export function isOpenToEverybody({ region, maintenance }: SiteSettings): boolean {
  return region.mode === 'open' && !maintenance;
}
