/** The registration of this site, with the code of the member who invites. Links of agents carry another word. */
export function friendLink(code: string): string {
  return `${location.origin}/register?referralCode=${encodeURIComponent(code)}`;
}
