import type { WalletReply, WalletStatus } from '@lanna/contract/money/vendor-wallet/vendor-wallet';

/** Written by hand: the balance is a JSON integer with all its digits, which JSON.stringify cannot do for a bigint. */
export function replyText(reply: WalletReply): string {
  const { user, status, request_uuid, currency, balance } = reply;
  return `{"user":${JSON.stringify(user)},"status":"${status}","request_uuid":${JSON.stringify(request_uuid)},"currency":${JSON.stringify(currency)},"balance":${balance}}`;
}

/** Fields of the request that every reply repeats, as far as they could be read: also the reply to an invalid call. */
export interface Echo {
  user: string;
  requestUuid: string;
  currency: string;
}

export const EMPTY_ECHO: Echo = { user: '', requestUuid: '', currency: '' };

/** A reply without a balance: zero on the wire. */
export function refusalText(status: WalletStatus, echo: Echo = EMPTY_ECHO): string {
  const { user, requestUuid, currency } = echo;
  return replyText({ user, status, request_uuid: requestUuid, currency, balance: 0n });
}
