import type { Value } from '@lanna/contract/endpoint';
import type { countries } from '@lanna/contract/registration';
import { getCountries, getCountryCallingCode } from 'libphonenumber-js/mobile';

const LIST = getCountries()
  .map((countryCode) => ({ countryCode, countryDialingCode: getCountryCallingCode(countryCode) }))
  .sort((one, other) => one.countryCode.localeCompare(other.countryCode, 'en'));
const KNOWN = new Set<string>(LIST.map(({ countryCode }) => countryCode));

/**
 * Countries and their dialing codes (digits, no plus). `current` is where the caller's address is; where nobody can tell, the
 * brand's own country, which the most of its players will want.
 */
export function listCountries(callerCountry: string | null, brandCountry: string): Value<typeof countries> {
  const current = [callerCountry, brandCountry].find((code) => code !== null && KNOWN.has(code));
  return { current: current ?? null, list: LIST };
}
