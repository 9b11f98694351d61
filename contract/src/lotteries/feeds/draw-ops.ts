import { z } from 'zod';
import { moneyText } from '../../money.ts';
import { opsEndpoint, reason } from '../../ops.ts';
import { list } from '../../ops-list.ts';
import { DRAW_STATES } from '../draws/draws.ts';
import { count, gameCode, moment, proposed, resultText } from './ops-fields.ts';

/* Draws of all games: correcting and cancelling. */

const drawRow = z.object({
  id: z.uuid(),
  gameCode: z.string(),
  numero: z.string(),
  closesAt: moment,
  drawsAt: moment,
  state: z.enum(DRAW_STATES),
  result: z.string().nullable(),
  version: z.int(),
  source: z.string().nullable(),
  givenBy: z.string().nullable(),
});
export type OpsDrawRow = z.infer<typeof drawRow>;

export const listOpsDraws = list({
  path: '/ops/lottery-draws',
  access: 'feeds.read',
  house: true,
  summary: 'Draws of all lotteries with what came of them',
  row: drawRow,
  choices: {
    state: DRAW_STATES,
    corrected: ['yes'],
    /** Draws to come are left out otherwise, where neither state nor numero is asked for. */
    upcoming: ['yes'],
  },
  filters: { game: gameCode },
  /** A numero from its beginning. */
  search: true,
  days: true,
  sorts: ['at'],
  file: 'The same as CSV',
});

/** What stands on a draw, of all brands; one row a currency. */
const atStake = z.object({
  currency: z.string(),
  lines: count,
  players: count,
  stake: moneyText,
  /** What its settlement has paid so far. */
  paid: moneyText,
});
export type AtStake = z.infer<typeof atStake>;

export const showOpsDraw = opsEndpoint({
  method: 'GET',
  path: '/ops/lottery-draws/:id',
  access: 'feeds.read',
  house: true,
  summary: 'One draw: every version of its result, what stands on it, and what may be done',
  params: z.object({ id: z.uuid() }),
  value: drawRow.extend({
    /** Drawn here: its result follows from its proof and is never another. */
    isHouse: z.boolean(),
    cancelReason: z.string().nullable(),
    versions: z.array(
      z.object({
        version: z.int(),
        result: z.string(),
        source: z.string(),
        givenBy: z.string().nullable(),
        reason: z.string().nullable(),
        givenAt: moment,
      }),
    ),
    atStake: z.array(atStake),
    moves: z.array(z.enum(['correct', 'cancel'])),
  }),
  refusals: ['not_found'],
});
export type OpsDrawPage = z.infer<typeof showOpsDraw.value>;

export const correctResult = opsEndpoint({
  method: 'POST',
  path: '/ops/lottery-draws/:id/correct',
  access: 'feeds.decide',
  house: true,
  stepUp: true,
  summary: 'Proposes another result of a draw: approved, what was paid is taken back and paid anew',
  params: z.object({ id: z.uuid() }),
  body: z.object({ version: z.int().positive(), result: resultText, reason }),
  value: proposed,
  refusals: [
    'not_found',
    'changed_meanwhile',
    'house_draw_proven',
    'result_derived',
    'draw_cancelled_already',
    'result_missing',
    'result_unreadable',
    'result_unchanged',
  ],
});

export const cancelOpsDraw = opsEndpoint({
  method: 'POST',
  path: '/ops/lottery-draws/:id/cancel',
  access: 'feeds.decide',
  house: true,
  stepUp: true,
  summary: 'Proposes to cancel a draw that is not paid: approved, all stakes are given back',
  params: z.object({ id: z.uuid() }),
  body: z.object({ reason }),
  value: proposed,
  refusals: ['not_found', 'draw_cancelled_already', 'draw_settled_already'],
});
