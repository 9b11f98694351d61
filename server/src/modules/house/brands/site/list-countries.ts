import type { countries } from '@lanna/contract/accounts/registration/registration';
import type { Value } from '@lanna/contract/endpoint';
import { getCountries, getCountryCallingCode } from 'libphonenumber-js/mobile';

const LIST = getCountries()
  .map((countryCode) => ({ countryCode, countryDialingCode: getCountryCallingCode(countryCode) }))
  .sort((one, other) => one.countryCode.localeCompare(other.countryCode, 'en'));
const KNOWN = new Set<string>(LIST.map(({ countryCode }) => countryCode));

/**
 * Countries and their dialing codes (digits, no plus). `current` is the country of the caller's address;
 * where that is unknown, the brand's own country, which most of its players need.
 */
export function listCountries(callerCountry: string | null, brandCountry: string): Value<typeof countries> {
  const current = [callerCountry, brandCountry].find((code) => code !== null && KNOWN.has(code));
  return { current: current ?? null, list: LIST };
}
