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
    // The usual case, in which no address need be looked up.
    if (site.region.mode === 'open' && !site.maintenance) return;
    const place = placeOf(address, deps.countryOf);
    const status = siteStatusFor(site, place.country);
    if (status === 2) throw new Refusal('region_blocked', { ...place });
    if (status === 1) throw new Refusal('maintenance', { ...site.maintenance });
  };
}
