import type { WalletReply, WalletStatus } from '@lanna/contract/vendor-wallet';

/** Written by hand: the balance is a JSON integer with all its digits, which JSON.stringify cannot do for a bigint. */
export function replyText(reply: WalletReply): string {
  const { user, status, request_uuid, currency, balance } = reply;
  return `{"user":${JSON.stringify(user)},"status":"${status}","request_uuid":${JSON.stringify(request_uuid)},"currency":${JSON.stringify(currency)},"balance":${balance}}`;
}

/** Who asked what, as far as it can be made out: every answer repeats it, also that to a broken call. */
export interface Echo {
  user: string;
  requestUuid: string;
  currency: string;
}

export const NOBODY: Echo = { user: '', requestUuid: '', currency: '' };

/** An answer that knows of no balance. */
export function refusalText(status: WalletStatus, echo: Echo = NOBODY): string {
  const { user, requestUuid, currency } = echo;
  return replyText({ user, status, request_uuid: requestUuid, currency, balance: 0n });
}
