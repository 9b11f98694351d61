import { z } from 'zod';
import { moneyText } from '../../money.ts';
import { opsEndpoint, reason } from '../../ops.ts';
import { list } from '../../ops-list.ts';

const count = z.int().nonnegative();
const byId = z.object({ id: z.uuid() });

/** running: has begun and is not over · done · replaced: another result, or the cancelling of the draw, came before its end. */
const PASS_STATES = ['running', 'done', 'replaced'] as const;

const pass = z.object({
  drawId: z.uuid(),
  gameCode: z.string(),
  numero: z.string(),
  /** Of the result it settles by; 0: the draw was cancelled, and stakes are given back. */
  version: count,
  state: z.enum(PASS_STATES),
  /** Lines gone through so far, of all brands. */
  lines: count,
  winners: count,
  paid: moneyText,
  startedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
});
export type SettlementPass = z.infer<typeof pass>;

export const listSettlements = list({
  path: '/ops/lottery/settlements',
  access: 'lottery.settle',
  house: true,
  summary: 'Passes over the lines of draws, the last begun first, and how far each has come',
  row: pass,
  choices: { state: PASS_STATES },
  filters: { game: z.string().regex(/^[A-Z0-9_]{1,40}$/) },
  /** How a numero begins. */
  search: true,
  sorts: ['at'],
  more: {
    /** Draws that wait for a pass or for the end of theirs. */
    waiting: count,
  },
  file: 'The same as CSV',
});

export const drawFigures = opsEndpoint({
  method: 'GET',
  path: '/ops/lottery/draws/:id/figures',
  access: 'lottery.read',
  summary: 'What stands on a draw at each brand of the operator, and what came of it',
  params: byId,
  value: z.object({
    drawId: z.uuid(),
    gameCode: z.string(),
    numero: z.string(),
    state: z.string(),
    version: count,
    brands: z.array(
      z.object({
        brand: z.string(),
        currency: z.string(),
        lines: count,
        openLines: count,
        winners: count,
        players: count,
        /** Without what was given back. */
        stake: moneyText,
        refunded: moneyText,
        paid: moneyText,
        rebates: moneyText,
        /** Stakes less payouts and rebates; below zero the house has lost. */
        ggr: moneyText,
      }),
    ),
  }),
  refusals: ['not_found'],
});

export const settleAgain = opsEndpoint({
  method: 'POST',
  path: '/ops/lottery/draws/:id/settle',
  access: 'lottery.settle',
  house: true,
  stepUp: true,
  summary:
    'Goes through all lines of a draw once more by what stands now: lines that stand as they should move nothing, so it may be repeated',
  params: byId,
  body: z.object({ reason }),
  value: z.object({ version: count }),
  refusals: ['not_found', 'draw_not_settled'],
});
