import type { setMemberLimit as endpoint } from '@lanna/contract/accounts/protection/ops';
import type { Received } from '@lanna/contract/endpoint';
import { moneyOf } from '@lanna/contract/money';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import type { BrandProfile } from '../../../house/brands/brand.ts';
import { memberSubject, type ScopedMember } from '../../../people/members/scoped-member.ts';
import { limitNameOf } from '../limit-name.ts';
import { showValue, tightenLimit } from './change-limit.ts';

/**
 * Sets a stricter limit that a member has asked customer service for; the member's pages are notified. Refuses with `limit_never_loosened`,
 * `reality_check_out_of_range`.
 */
export async function setMemberLimit(
  tx: Tx,
  call: Pick<AnyOpsCall, 'operator' | 'record' | 'address' | 'userAgent'>,
  { brand, member }: { brand: BrandProfile; member: ScopedMember },
  { kind, period, amount, minutes, reason }: Received<typeof endpoint>['body'],
  now: Date,
): Promise<void> {
  const name = limitNameOf(kind, period);
  const wanted = amount === undefined ? BigInt(minutes ?? 0) : moneyOf(amount);
  const { before } = await tightenLimit(tx, {
    owner: { merchantId: brand.id, memberId: member.id },
    settings: brand.settings.protection,
    name,
    amount: wanted,
    operatorName: call.operator.name,
    reason,
    place: { brand, address: call.address, country: null, userAgent: call.userAgent, now },
  });
  await call.record(tx, {
    action: 'protection.set-limit',
    brandId: brand.id,
    subject: memberSubject(member),
    before: { [name]: showValue(name, before) },
    after: { [name]: showValue(name, wanted) },
    reason,
  });
}
