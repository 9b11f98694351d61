import { LINKED_SERVICES } from '@lanna/rules/accounts/linked-services';
import { z } from 'zod';
import { opsEndpoint, reason } from '../../ops.ts';
import { brandCode } from '../../ops-list.ts';

const service = z.enum(LINKED_SERVICES);
const channel = z.object({
  service,
  /** Null: never set. The secret is shown to no operator. */
  clientId: z.string().nullable(),
  enabled: z.boolean(),
  /** 0: never set. */
  version: z.int(),
  changedAt: z.iso.datetime().nullable(),
  changedBy: z.string().nullable(),
  /** How many members have proved an account by it. */
  proved: z.int(),
});
export type LinkChannel = z.infer<typeof channel>;

export const listLinkChannels = opsEndpoint({
  method: 'GET',
  path: '/ops/linked-accounts',
  access: 'linked-accounts.read',
  summary: 'The channels by which members of a brand prove accounts of LINE and Zalo',
  query: z.object({ brand: brandCode }),
  value: z.object({ brand: z.string(), channels: z.array(channel) }),
  refusals: ['not_found'],
});

export const changeLinkChannel = opsEndpoint({
  method: 'PUT',
  path: '/ops/linked-accounts',
  access: 'linked-accounts.change',
  stepUp: true,
  summary: 'Sets a channel, or turns it off; without a secret the one that is kept stays',
  body: z.object({
    brand: brandCode,
    service,
    clientId: z
      .string()
      .trim()
      .regex(/^\d{6,25}$/),
    secret: z.string().trim().min(16).max(200).nullable(),
    enabled: z.boolean(),
    version: z.int().min(0),
    reason,
  }),
  value: z.object({ version: z.int() }),
  refusals: ['not_found', 'changed_meanwhile', 'link_secret_missing'],
});
