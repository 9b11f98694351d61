import { LINKED_SERVICES } from '@lanna/rules/accounts/linked-services';
import { z } from 'zod';
import { endpoint, LIMITS } from '../../endpoint.ts';

const service = z.enum(LINKED_SERVICES);
const asked = { module: 'COMM3', access: 'player' } as const;
const write = { max: 10, windowSeconds: 60, by: 'account' } as const;

export const myLinkedAccounts = endpoint({
  ...asked,
  limit: LIMITS.read,
  method: 'GET',
  path: '/wps/linked-accounts',
  summary:
    'Services by which the brand lets members prove an account of theirs, and those that the member has proved',
  value: z.object({
    services: z.array(z.object({ service, provedAt: z.iso.datetime().nullable() })),
  }),
  refusals: [],
});

export const beginLink = endpoint({
  ...asked,
  limit: write,
  method: 'POST',
  path: '/wps/linked-accounts/:service',
  summary: "The address of the service's own log-in, for ten minutes; it leads back to the security page",
  params: z.object({ service }),
  body: z.object({}),
  value: z.object({ address: z.url() }),
  refusals: ['link_closed', 'link_had'],
});

export const finishLink = endpoint({
  ...asked,
  limit: write,
  method: 'POST',
  path: '/wps/linked-accounts',
  summary: 'What the service has given back is taken once, by the member who went there',
  body: z.object({
    state: z.string().min(20).max(100),
    code: z.string().min(1).max(2000),
  }),
  value: z.object({ service, provedAt: z.iso.datetime() }),
  /** `link_taken`: it is another member's of the brand. */
  refusals: ['link_closed', 'link_expired', 'link_refused', 'link_unavailable', 'link_had', 'link_taken'],
});
