import type { UserInfoRequest, WalletStatus } from '@lanna/contract/money/vendor-wallet/vendor-wallet';
import type { Queryable } from '../../../../../platform/sql/database.ts';
import { refusalText } from './reply.ts';

/** What a vendor may know of a player: the country, the brand, since when. Only players of brands that carry the vendor. */
export async function readUser(db: Queryable, vendorId: string, request: UserInfoRequest): Promise<string> {
  const member = await db
    .selectFrom('members.account as member')
    .innerJoin('brands.brand as merchant', 'merchant.id', 'member.merchant_id')
    .innerJoin('catalogue.vendor_of_brand as offered', 'offered.merchant_id', 'merchant.id')
    .select(['member.country', 'member.registered_at', 'merchant.code', 'merchant.enabled'])
    .where('member.wallet_user', '=', request.user)
    .where('offered.vendor_id', '=', vendorId)
    .executeTakeFirst();
  const status: WalletStatus = !member
    ? 'RS_ERROR_INVALID_TOKEN'
    : member.enabled
      ? 'RS_OK'
      : 'RS_ERROR_INVALID_PARTNER';
  if (!member || status !== 'RS_OK')
    return refusalText(status, { user: request.user, requestUuid: request.request_uuid, currency: '' });
  return JSON.stringify({
    user: request.user,
    status,
    request_uuid: request.request_uuid,
    country: member.country,
    sub_partner_id: member.code,
    registration_date: member.registered_at.toISOString().slice(0, 10),
  });
}
