import type { CountryOf } from '../../../../platform/geo/country-of.ts';

/** Address and country of a caller as the server sees them; an IPv4-mapped IPv6 address is shown as IPv4. */
export function placeOf(address: string, countryOf: CountryOf): { ip: string; country: string | null } {
  const ip = address.replace(/^::ffff:(?=\d+\.)/i, '');
  return { ip, country: countryOf(ip) };
}
