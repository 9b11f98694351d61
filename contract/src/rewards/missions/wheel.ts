import { z } from 'zod';
import { endpoint, LIMITS } from '../../endpoint.ts';
import { wheelFields, wheelPrize } from './terms.ts';

const moment = z.iso.datetime();
const asked = { module: 'COMM3', access: 'player', limit: LIMITS.read } as const;
const write = { max: 30, windowSeconds: 60, by: 'account' } as const;

/** All from which a spin can be computed again. */
export const spinReceipt = z.object({
  id: z.uuid(),
  at: moment,
  nonce: z.int(),
  clientSeed: z.string(),
  commitment: z.string(),
  /** Known once the seed was changed: from then on anybody can compute the place. */
  serverSeed: z.string().nullable(),
  fields: wheelFields,
  place: z.int(),
  prize: wheelPrize,
});
export type SpinReceipt = z.infer<typeof spinReceipt>;

const seed = z.object({ commitment: z.string(), clientSeed: z.string(), nonce: z.int() });

export const myWheel = endpoint({
  ...asked,
  method: 'GET',
  path: '/wps/wheel',
  summary: "The wheel with the chance of each field, the member's spins, and what the next is drawn from",
  value: z.object({
    currency: z.string(),
    /** Null: the brand has none, or has stopped it. */
    wheel: z.object({ version: z.int(), fields: wheelFields }).nullable(),
    spins: z.int(),
    /** How many more may be turned today. */
    leftToday: z.int(),
    seed: seed.nullable(),
    /** The latest first, twenty at most. */
    receipts: z.array(spinReceipt),
  }),
  refusals: [],
});

/** What the next spin is drawn from is fixed, and its hash shown, before the wheel can be turned. */
export const openWheel = endpoint({
  ...asked,
  method: 'POST',
  path: '/wps/wheel/seed',
  summary:
    'Gives the next spins a new seed whose hash is shown; the one before is revealed, and its spins can be computed',
  body: z.object({
    clientSeed: z
      .string()
      .min(1)
      .max(64)
      .regex(/^[^\p{Cc}\p{Cs}]{1,64}$/u)
      .nullable(),
  }),
  value: seed,
  refusals: ['account_disabled', 'play_excluded'],
  limit: write,
});

export const spinWheel = endpoint({
  ...asked,
  method: 'POST',
  path: '/wps/wheel/spins',
  needsTerms: true,
  summary: 'Turns the wheel once; the same seed and number again answer with the same spin',
  body: z.object({ version: z.int(), commitment: z.string().max(64), nonce: z.int().min(0) }),
  value: spinReceipt,
  refusals: [
    'wheel_closed',
    'wheel_changed',
    'wheel_no_spins',
    'wheel_day_full',
    'bonus_queue_full',
    'account_disabled',
    'play_excluded',
  ],
  limit: write,
});
