/** Where the browsers' push services are: Chrome, Edge and Samsung, Firefox, Safari, and Edge's own. */
const HOSTS = ['fcm.googleapis.com', 'updates.push.services.mozilla.com', 'web.push.apple.com'] as const;
const DOMAINS = ['.push.services.mozilla.com', '.push.apple.com', '.notify.windows.com'] as const;

/**
 * Whether an address is one the portal may send to. It is the browser's word, so anything else could be a machine of ours, or
 * a third party's (OWASP ASVS 5.0, 1.3.6): only hosts that are known, by https at its own port.
 */
export function isPushService(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, username, password } = new URL(address);
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false;
  return HOSTS.some((host) => host === hostname) || DOMAINS.some((domain) => hostname.endsWith(domain));
}
