import type { Value } from '@lanna/contract/endpoint';
import type { siteStatus } from '@lanna/contract/house/brands/site';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { BrandProfile } from '../brand.ts';
import type { Brands } from '../find-brand.ts';
import { takesRegistrations } from '../takes-registrations.ts';
import { siteStatusFor } from './site-state.ts';

/**
 * Shows the state of the site for this visitor. `url` is the host the browser shows: a copy of the site on a
 * foreign host, or on another brand's, is refused with `domain_unknown` even though it passes our own host
 * on.
 */
export async function showSiteStatus(
  brands: Brands,
  brand: BrandProfile,
  visitor: { url: string | undefined; place: { ip: string; country: string | null } },
): Promise<Value<typeof siteStatus>> {
  if (visitor.url && (await brands.findByHost(hostIn(visitor.url)))?.id !== brand.id)
    throw new Refusal('domain_unknown');
  const { site } = brand.settings;
  const status = siteStatusFor(site, visitor.place.country);
  return {
    status,
    permission: {
      whitelabel: true,
      register: status === 0 && takesRegistrations(brand),
      resources: site.resources.length > 0,
      customerService: site.customerService,
      analytics: site.analytics,
      imageCDNs: site.imageCdns,
      launchGameCDNs: site.launchGameCdns,
      location: visitor.place,
      maintenance: status === 1 ? site.maintenance : null,
      regionRestriction: status === 2,
    },
  };
}

/** Browsers send the host; some clients of the field send the whole address. */
function hostIn(url: string): string {
  return /^https?:\/\//i.test(url) && URL.canParse(url) ? new URL(url).host : url;
}
