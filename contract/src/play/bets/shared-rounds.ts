import { z } from 'zod';
import { endpoint, LIMITS } from '../../endpoint.ts';

const hash = z.string().regex(/^[0-9a-f]{64}$/);

/** Of `@lanna/rules/play/shared-rounds/check-receipt`: everything that fixed one shared round, and what came of it. */
export const sharedReceipt = z.object({
  id: z.string(),
  kind: z.string(),
  ruleVersion: z.string(),
  /** The table, room or hall. */
  subject: z.string(),
  number: z.int().positive(),
  state: z.enum(['announced', 'open', 'closed', 'settled', 'void']),
  chain: z.object({
    anchor: hash,
    place: z.int().positive(),
    /** Public from the announcement on. */
    linkBefore: hash,
    /** Null until the round has ended. */
    link: hash.nullable(),
  }),
  /** Fixed when the round opens; empty before. */
  seeds: z.array(z.string()).max(1000),
  /** Null where the kind names no public beacon. */
  beacon: z.string().nullable(),
  terms: z.unknown(),
  actions: z.array(z.unknown()),
  outcome: z.unknown(),
});

export const sharedRoundsState = z.object({ rounds: z.array(sharedReceipt).max(20) });

export const sharedRounds = endpoint({
  method: 'GET',
  path: '/wps/fair/shared-rounds',
  module: 'GAMELO3',
  access: 'anyone',
  summary:
    'The newest rounds that many players share, from their commitment to their receipt; or one of them',
  query: z.object({ id: z.uuid().optional() }),
  value: sharedRoundsState,
  refusals: ['vendor_unreachable'],
  limit: LIMITS.read,
});
