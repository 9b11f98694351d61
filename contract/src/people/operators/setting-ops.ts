import { z } from 'zod';
import { opsEndpoint, reason } from '../../ops.ts';

/** Settings of the console itself: `/ops/settings`. */

/** `always`, `never`, or above an amount of money (in the currency's unit, up to 5 decimals). */
export const fourEyesRule = z.union([
  z.literal('always'),
  z.literal('never'),
  z.object({ above: z.string().regex(/^\d{1,12}(\.\d{1,5})?$/) }),
]);

export const consoleSettings = z.object({
  /** By kind. For a kind that is not listed its own standard holds. */
  fourEyes: z.record(z.string().regex(/^[a-z-]+\.[a-z-]+$/), fourEyesRule),
  /** How long a proposal waits for its second pair of eyes. */
  proposalHours: z.int().min(1).max(720),
});

export const showSettings = opsEndpoint({
  method: 'GET',
  path: '/ops/settings',
  access: 'operators.settings',
  house: true,
  summary: 'Which actions need a second operator, and how long a proposal waits',
  value: z.object({
    settings: consoleSettings,
    version: z.int(),
    /** Kinds whose rule can be set; `hasAmount`: an amount of money may be the limit; `floor`: no setting is looser. */
    kinds: z.array(
      z.object({ kind: z.string(), hasAmount: z.boolean(), floor: fourEyesRule, inForce: fourEyesRule }),
    ),
  }),
  refusals: [],
});

export const changeSettings = opsEndpoint({
  method: 'PUT',
  path: '/ops/settings',
  access: 'operators.settings',
  house: true,
  stepUp: true,
  summary: 'Changes them; where another operator could approve, it is proposed',
  body: z.object({ settings: consoleSettings, version: z.int().min(1), reason }),
  value: z.object({ proposal: z.string().nullable() }),
  refusals: ['changed_meanwhile', 'four_eyes_floor'],
});
