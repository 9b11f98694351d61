import { securityOverview } from '@lanna/contract/accounts/security/security';
import type { Value } from '@lanna/contract/endpoint';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/calls/call.ts';
import { registrationQuery } from './queries.ts';

export type Protection = Value<typeof securityOverview>;
export type Passkey = Protection['passkeys'][number];

/** How the account is protected. */
export const protectionQuery = queryOptions({
  queryKey: ['member', 'security'],
  queryFn: ({ signal }) => call(securityOverview, { signal }),
});

/** What the brand asks of a withdrawal password; the registration form reads the same answer. */
export const paymentRuleQuery = queryOptions({
  ...registrationQuery,
  select: ({ fields }) => fields.paymentPassword,
});

/** Whether the account asks for a second step before what matters. */
export function hasSecondFactor({ totp, passkeys }: Pick<Protection, 'totp' | 'passkeys'>): boolean {
  return totp || passkeys.length > 0;
}
