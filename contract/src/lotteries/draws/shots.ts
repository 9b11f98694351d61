import { z } from 'zod';
import { endpoint, LIMITS } from '../../endpoint.ts';

const numero = z.string().regex(/^[A-Z0-9_-]{1,40}$/);

export const shot = z.object({
  /** From 1 within the round. */
  number: z.int(),
  /** Five digits. */
  shot: z.string(),
  /** Masked, as winner boards show it. */
  by: z.string(),
  isOwn: z.boolean(),
  at: z.string(),
});

export const listShots = endpoint({
  method: 'GET',
  path: '/lgw/yeekee/shots',
  module: 'COMM3',
  access: 'optional',
  summary:
    'The shots of a round of Yeekee: how many, their sum, the newest first, and the house shot once the round is over',
  query: z.object({ numero }),
  value: z.object({
    now: z.string(),
    /** Shots are taken until then. */
    endsAt: z.string(),
    count: z.int(),
    /** Without the house shot. */
    sum: z.string(),
    newest: z.array(shot).max(50),
    first: shot.nullable(),
    /** The sixteenth is taken off the sum; counted from the last it changes with each shot. Null with fewer: then nothing is taken off. */
    sixteenth: shot.nullable(),
    countedFrom: z.enum(['last', 'first']),
    /** So many shots of players the round needs at this brand; with fewer its stakes go back. Fixed when the round was made. */
    leastShots: z.int(),
    /** SHA-256 that commits to the house shot's link before the round opens. */
    committedBy: z.string().nullable(),
    houseShot: z.string().nullable(),
  }),
  refusals: ['draw_unknown'],
  limit: LIMITS.read,
});

export const sendShot = endpoint({
  method: 'POST',
  path: '/lgw/yeekee/shots',
  module: 'COMM3',
  access: 'player',
  summary: 'Sends a five-digit number to a round of Yeekee; free, until two minutes after bets have closed',
  body: z.object({ numero, shot: z.string().regex(/^\d{5}$/) }),
  value: z.object({ number: z.int() }),
  refusals: ['draw_unknown', 'shots_closed', 'shot_too_soon'],
  limit: { max: 120, windowSeconds: 60, by: 'account' },
});
