import ipaddr from 'ipaddr.js';

const PLAIN_IPV4 = /^(?:(?:0|[1-9]\d?|1\d\d|2[0-4]\d|25[0-5])(?:\.(?!$)|$)){4}$/;

/**
 * What limits by address count: an IPv4 address, however it is written, or the /64 an IPv6 address lies in. One line of IPv6 is
 * a /64, so its owner has more addresses than any limit could count.
 */
export function networkOf(address: string): string {
  // Nearly every address is one of these, and is written as it would be below.
  if (PLAIN_IPV4.test(address) || !ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6 ? parsed.parts.slice(0, 4).join(':') : parsed.toString();
}
