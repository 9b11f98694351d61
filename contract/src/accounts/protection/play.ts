import { z } from 'zod';
import { endpoint, LIMITS } from '../../endpoint.ts';
import { moneyText } from '../../money.ts';
import { LIMIT_PERIODS } from './limits.ts';

const moment = z.iso.datetime();

/** What refuses bets now. `until` null: until the member does something about it, or for good. */
export const PLAY_REFUSALS = [
  'reality_check',
  'session',
  'loss',
  'stake',
  'time_out',
  'self_exclusion',
] as const;

export const playState = z.object({
  /** The server's clock. */
  now: moment,
  /** Null: no play session runs. It ends when no bet is placed for half an hour. */
  session: z
    .object({
      startedAt: moment,
      /** Of the bets placed since. */
      stake: moneyText,
      payout: moneyText,
      net: moneyText,
    })
    .nullable(),
  realityCheck: z.object({
    minutes: z.int(),
    /** Null: no play session runs. */
    dueAt: moment.nullable(),
    /** Bets are refused until it is acknowledged. */
    due: z.boolean(),
  }),
  refusedBy: z
    .object({
      kind: z.enum(PLAY_REFUSALS),
      period: z.enum(LIMIT_PERIODS).nullable(),
      until: moment.nullable(),
    })
    .nullable(),
});
export type PlayState = z.infer<typeof playState>;

export const showPlay = endpoint({
  method: 'GET',
  path: '/wps/protection/play',
  module: 'PROTECTION',
  access: 'player',
  summary:
    'The play session that runs: since when, net position, the next reality check, and what refuses bets now',
  value: playState,
  refusals: [],
  limit: LIMITS.read,
});

export const acknowledgeRealityCheck = endpoint({
  method: 'POST',
  path: '/wps/protection/reality-check/acknowledge',
  module: 'PROTECTION',
  access: 'player',
  summary: 'The member has seen the reality check and plays on; changes nothing where none is due',
  body: z.object({}),
  value: playState,
  refusals: [],
  limit: LIMITS.write,
});
