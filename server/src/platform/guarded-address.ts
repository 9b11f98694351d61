import { lookup as resolve } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Where the portal may call to: the public Internet by https, or with `privateToo` this machine and its network as well. */
export function isCallableAddress(text: string, { privateToo }: { privateToo: boolean }): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  if (url.username || url.password || url.hash || url.search) return false;
  if (privateToo && isPrivateHost(url.hostname)) return url.protocol === 'https:' || url.protocol === 'http:';
  return url.protocol === 'https:' && !isPrivateHost(url.hostname);
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
