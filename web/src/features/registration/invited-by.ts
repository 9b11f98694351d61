const KEY = 'affiliateCode';
const CODE = /^[A-Za-z0-9_-]{1,40}$/;

/**
 * The code of the link somebody came by, empty without one. Kept for this tab: whoever looks round before registering still
 * joins the one who brought them.
 */
export function invitedBy(): string {
  const inLink = new URLSearchParams(location.search).get(KEY);
  if (inLink !== null && CODE.test(inLink)) sessionStorage.setItem(KEY, inLink);
  return sessionStorage.getItem(KEY) ?? '';
}
