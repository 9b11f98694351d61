import type { SITE_STATUSES } from '@lanna/contract/site';
import type { SiteSettings } from './site-settings.ts';

/** 0 open · 1 maintenance · 2 not served where the visitor is. */
export type SiteStatus = (typeof SITE_STATUSES)[number];

/**
 * The region decides first: a visitor from a country that is not served is not told when the site opens
 * again.
 */
export function siteStatusFor(site: SiteSettings, countryCode: string | null): SiteStatus {
  if (!isServed(site.region, countryCode)) return 2;
  return site.maintenance ? 1 : 0;
}

function isServed(region: SiteSettings['region'], countryCode: string | null): boolean {
  if (region.mode === 'open') return true;
  if (countryCode === null) return region.unknownCountry === 'serve';
  return region.countries.includes(countryCode) === (region.mode === 'allow');
}
