import type { Language } from '@lanna/contract/people/members/members';
import type { CountryOf } from '../../../platform/geo/country-of.ts';
import type { Brand } from '../../../platform/http/calls/route.ts';
import type { BrandProfile } from './brand.ts';
import type { Brands } from './find-brand.ts';
import { profileOf } from './profile-of.ts';

/** The origin of a request, as limits, sessions and the security record need it. */
export interface RequestContext {
  brand: BrandProfile;
  address: string;
  /** ISO 3166-1 alpha-2, null where unknown. */
  country: string | null;
  userAgent: string;
  language: Language;
  host: string;
  /** `https://host[:port]` as the browser sees it; the host is one of the brand's. */
  origin: string;
}

export async function requestContextOf(
  deps: { brands: Brands; countryOf: CountryOf },
  call: { brand: Brand } & Omit<RequestContext, 'brand' | 'country'>,
): Promise<RequestContext> {
  const { address, userAgent, language, host, origin } = call;
  const brand = await profileOf(deps.brands, call);
  return { brand, address, country: deps.countryOf(address), userAgent, language, host, origin };
}
