import { lookup as resolve } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Where the portal may call to besides the public Internet by https. */
export interface Reach {
  /** This machine and its network, in the clear too. */
  privateToo: boolean;
  /** Of the house's own services, wherever they are. */
  origins: readonly string[];
}

/** A base address that paths are put behind. */
export function isCallableAddress(text: string, { privateToo }: { privateToo: boolean }): boolean {
  return isWithinReach(text, { privateToo, origins: [] }) && new URL(text).search === '';
}

export function isWithinReach(text: string, reach: Reach): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  if (url.username || url.password || url.hash) return false;
  if (mayBePrivate(url, reach)) return url.protocol === 'https:' || url.protocol === 'http:';
  return url.protocol === 'https:' && !isPrivateHost(url.hostname);
}

/** Whether a call to the address may end within the private network. */
export function mayBePrivate(url: URL, { privateToo, origins }: Reach): boolean {
  return origins.includes(url.origin) || (privateToo && isPrivateHost(url.hostname));
}

/** A name without dots is no name of the public Internet. */
function isPrivateHost(hostname: string): boolean {
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  if (ipaddr.isValid(host)) return !isPublicAddress(host);
  return !host.includes('.') || host.endsWith('.localhost');
}

function isPublicAddress(address: string): boolean {
  return ipaddr.process(address).range() === 'unicast';
}

/**
 * Looks a name up for a connection and refuses what leads into a private network: a name that is public when it is registered may lead
 * elsewhere when it is called.
 */
export const publicLookup: LookupFunction = (hostname, options, callback) =>
  resolve(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '', 0);
    const [first] = addresses;
    if (!first || addresses.some(({ address }) => !isPublicAddress(address)))
      return callback(new Error('the name leads into a private network'), '', 0);
    return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
  });
