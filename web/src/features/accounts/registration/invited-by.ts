const CODE = /^[A-Za-z0-9_-]{1,40}$/;

/**
 * The invitation code of the link the visitor opened, empty without one. Kept for this tab: a visitor who browses before
 * registering still joins the inviting agent's team.
 */
export function invitedBy(): string {
  return codeOf('affiliateCode');
}

/** The same of a friend's link, which is sent along whether the form has a field for it or not. */
export function invitedByFriend(): string {
  return codeOf('referralCode');
}

function codeOf(key: 'affiliateCode' | 'referralCode'): string {
  const inLink = new URLSearchParams(location.search).get(key);
  if (inLink !== null && CODE.test(inLink)) sessionStorage.setItem(key, inLink);
  return sessionStorage.getItem(key) ?? '';
}
