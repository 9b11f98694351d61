const KEY = 'affiliateCode';
const CODE = /^[A-Za-z0-9_-]{1,40}$/;

/**
 * The invitation code of the link the visitor opened, empty without one. Kept for this tab: a visitor who browses before
 * registering still joins the inviting agent's team.
 */
export function invitedBy(): string {
  const inLink = new URLSearchParams(location.search).get(KEY);
  if (inLink !== null && CODE.test(inLink)) sessionStorage.setItem(KEY, inLink);
  return sessionStorage.getItem(KEY) ?? '';
}
