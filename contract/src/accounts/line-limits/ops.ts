import { z } from 'zod';
import { opsEndpoint, reason } from '../../ops.ts';
import { allowance, newAllowance } from './line-limits.ts';

/** What a member's line allows, as operators see it. */

const ofMember = z.object({ id: z.uuid() });
const moment = z.iso.datetime();
const person = z.object({ id: z.uuid(), name: z.string() });

export const memberLineLimits = opsEndpoint({
  method: 'GET',
  path: '/ops/members/:id/line-limits',
  access: 'line-limits.read',
  summary:
    'What a member’s line and the brand let the member stake and lose, who has suspended play, and what was changed',
  params: ofMember,
  value: z.object({
    /** What holds: the least of all. */
    held: allowance,
    /** What the brand itself allows this account and all below it. */
    brand: z.object({ ...allowance.shape, version: z.int() }),
    /** What agents allow, from the member upwards; `of` is the account it was said of. */
    line: z.array(z.object({ of: person, by: person, allowed: allowance, setAt: moment })),
    suspensions: z.array(z.object({ id: z.uuid(), by: person, reason: z.string(), since: moment })),
    /** Newest first, fifty at most. */
    history: z.array(
      z.object({
        kind: z.enum(['limits', 'suspended', 'lifted']),
        by: z.string(),
        at: moment,
        before: allowance.nullable(),
        after: allowance.nullable(),
        reason: z.string().nullable(),
      }),
    ),
  }),
  refusals: ['not_found'],
});

export const giveLineLimits = opsEndpoint({
  method: 'PUT',
  path: '/ops/members/:id/line-limits',
  access: 'line-limits.write',
  summary:
    'Says for the brand what an account and all below it may stake and lose, from the next bet on; never more than the brand’s own limits',
  params: ofMember,
  body: z.object({ ...newAllowance.shape, version: z.int(), reason }),
  value: z.object({ version: z.int() }),
  refusals: ['not_found', 'changed_meanwhile'],
});

export const liftLineSuspensions = opsEndpoint({
  method: 'POST',
  path: '/ops/members/:id/line-limits/lift',
  access: 'line-limits.write',
  summary: 'Lifts every suspension of a member’s play by agents; the member is informed',
  params: ofMember,
  body: z.object({ reason }),
  value: z.object({ lifted: z.int() }),
  refusals: ['not_found'],
});
