import type { SITE_STATUSES } from '@lanna/contract/house/brands/site';
import { type SiteSettings, serves } from '@lanna/contract/house/brands/site-settings';

/** 0 open · 1 maintenance · 2 not served where the visitor is. */
export type SiteStatus = (typeof SITE_STATUSES)[number];

/**
 * The region decides first: a visitor from a country that is not served is not shown when the site opens
 * again.
 */
export function siteStatusFor(site: SiteSettings, countryCode: string | null): SiteStatus {
  if (!serves(site.region, countryCode)) return 2;
  return site.maintenance ? 1 : 0;
}
