/**
 * The address of a game by way of the brand's CDN: the same path and query at the CDN's host. An entry whose path is a vendor's code
 * (`https://play.example/HUBX`) carries that vendor's games; one without a path those of every vendor that has none of its own. Where
 * none fits, the vendor's own address stays.
 */
export function throughCdn(address: string, vendorCode: string, cdns: readonly string[]): string {
  const hosts = cdns.map((cdn) => new URL(cdn));
  const cdn = hosts.find((host) => pathOf(host) === vendorCode) ?? hosts.find((host) => pathOf(host) === '');
  if (!cdn) return address;
  const { pathname, search, hash } = new URL(address);
  return `${cdn.origin}${pathname}${search}${hash}`;
}

function pathOf({ pathname }: URL): string {
  return pathname.replace(/^\/|\/$/g, '');
}
