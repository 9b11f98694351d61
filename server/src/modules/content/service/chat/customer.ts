import { TRIAL_TYPE } from '@lanna/contract/people/members/members';
import type { AnyCall, Caller } from '../../../../platform/http/calls/route.ts';
import { visitKey } from '../../../../platform/push/visit-key.ts';

/** Who writes to customer service: a member by the session, anybody else by the token of the conversation. */
export type Customer = { merchantId: string } & ({ memberId: string } | { visit: string });

/** Trial accounts are visitors. Undefined for who is known by neither. */
export function customerOf(
  { brand }: Pick<AnyCall, 'brand'>,
  caller: Caller | null,
  token: string | undefined,
): Customer | undefined {
  if (caller && caller.type !== TRIAL_TYPE) return { merchantId: brand.id, memberId: caller.memberId };
  return token === undefined ? undefined : { merchantId: brand.id, visit: visitKey(brand.id, token) };
}
