import type { Language } from '@lanna/contract/accounts';
import type { CountryOf } from '../../platform/geo/country-of.ts';
import type { Brand } from '../../platform/http/route.ts';
import type { BrandProfile } from '../brands/brand.ts';
import type { Brands } from '../brands/find-brand.ts';
import { profileOf } from '../brands/profile-of.ts';

/** From where and how somebody comes in: what throttles, sessions and the security record want to know. */
export interface Visit {
  brand: BrandProfile;
  address: string;
  /** ISO 3166-1 alpha-2, null where nobody can tell. */
  country: string | null;
  userAgent: string;
  language: Language;
  host: string;
  /** `https://host[:port]` as the browser sees it; the host is one of the brand's. */
  origin: string;
}

export async function visitOf(
  deps: { brands: Brands; countryOf: CountryOf },
  call: { brand: Brand } & Omit<Visit, 'brand' | 'country'>,
): Promise<Visit> {
  const { address, userAgent, language, host, origin } = call;
  const brand = await profileOf(deps.brands, call);
  return { brand, address, country: deps.countryOf(address), userAgent, language, host, origin };
}
