import type { Value } from '@lanna/contract/endpoint';
import { registerSettings } from '@lanna/contract/registration';
import { devices, securityOverview } from '@lanna/contract/security';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

export type Protection = Value<typeof securityOverview>;
export type Passkey = Protection['passkeys'][number];
export type Device = Value<typeof devices>[number];

/** How the account is protected. */
export const protectionQuery = queryOptions({
  queryKey: ['member', 'security'],
  queryFn: ({ signal }) => call(securityOverview, { signal }),
});

/** Where the account is logged in. */
export const devicesQuery = queryOptions({
  queryKey: ['member', 'devices'],
  queryFn: ({ signal }) => call(devices, { signal }),
});

const FIVE_MINUTES_MS = 300_000;

/** What the brand asks of a withdrawal password; the registration form reads the same answer. */
export const paymentRuleQuery = queryOptions({
  queryKey: ['brand', 'registration'],
  queryFn: ({ signal }) => call(registerSettings, { signal }),
  staleTime: FIVE_MINUTES_MS,
  select: ({ fields }) => fields.paymentPassword,
});
