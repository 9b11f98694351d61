import { PAYOUT_STATES, RECEIPT_STATES } from '@lanna/rules/money/withdrawals/payout-states';
import { z } from 'zod';
import { moneyText } from '../../money.ts';
import { opsEndpoint } from '../../ops.ts';
import { list } from '../../ops-list.ts';

const moment = z.iso.datetime();
const version = z.int().min(1);
const byId = z.object({ id: z.uuid() });

/** What the desk may do with a payout now. send: it is being paid by hand, or ordered · settle, fail: of one paid by hand. */
export const PAYOUT_DESK_MOVES = ['send', 'settle', 'fail', 'close_dispute'] as const;

export const payoutRow = z.object({
  id: z.uuid(),
  withdrawalId: z.uuid(),
  brand: z.string(),
  member: z.object({ id: z.uuid(), name: z.string() }),
  amount: moneyText,
  fee: moneyText,
  /** What is paid out: the amount without the fee. */
  net: moneyText,
  currency: z.string(),
  channelCode: z.string(),
  channelKind: z.enum(['sandbox', 'promptpay', 'bank', 'gateway']),
  payee: z.object({ bankCode: z.string(), numberMasked: z.string(), holderName: z.string() }),
  state: z.enum(PAYOUT_STATES),
  /** How often the channel was sent the payout or asked about it; why its last answer was not certain. */
  tries: z.int(),
  lastError: z.string().nullable(),
  /** Of the bank or gateway, once it is known. */
  externalReference: z.string().nullable(),
  receipt: z
    .object({
      state: z.enum(RECEIPT_STATES),
      until: moment,
      changedAt: moment,
      /** Of the member's word that nothing has arrived. */
      remark: z.string(),
      /** For `revealWithdrawalPicture` of the withdrawal; those that are dropped are left out. */
      pictures: z.array(z.uuid()),
      /** What the desk has written to close the dispute. */
      words: z.string(),
    })
    .nullable(),
  moves: z.array(z.enum(PAYOUT_DESK_MOVES)),
  createdAt: moment,
  changedAt: moment,
  version,
});
export type PayoutRow = z.infer<typeof payoutRow>;

export const listPayouts = list({
  path: '/ops/payouts',
  access: 'withdrawals.read',
  summary: 'Payouts of withdrawals, and what members say of them',
  row: payoutRow,
  choices: {
    /** in_flight: sending or sent. */
    state: ['in_flight', ...PAYOUT_STATES],
    /** by_hand: of channels that the desk pays itself, ready or sent. */
    work: ['by_hand', 'disputes'],
  },
  filters: { channel: z.string().max(40) },
  /** A withdrawal's short number, a member's user name (its beginning), the whole id of payout, withdrawal or member, or the bank's reference. */
  search: true,
  days: true,
  sorts: ['at', 'amount', 'changed'],
  file: 'The same as a file',
});

const decision = { method: 'POST', access: 'withdrawals.decide', params: byId, value: payoutRow } as const;
/** `payout_move_impossible` {from, to}. */
const DECIDING = ['not_found', 'changed_meanwhile', 'payout_move_impossible'] as const;

export const sendPayout = opsEndpoint({
  ...decision,
  path: '/ops/payouts/:id/sending',
  summary:
    'Decides that a payout is paid now: by hand, or by an order to its gateway; its money leaves the hold',
  body: z.object({ version }),
  refusals: DECIDING,
});

export const settlePayout = opsEndpoint({
  ...decision,
  path: '/ops/payouts/:id/settlement',
  stepUp: true,
  summary: 'Enters that a payout was paid by hand, under the bank’s reference: a confirmation of the desk',
  body: z.object({
    version,
    /** As the bank's slip says it; no two payments of a channel have the same. */
    bankReference: z.string().trim().min(4).max(60),
  }),
  refusals: [...DECIDING, 'payout_reference_used'],
});

export const failPayout = opsEndpoint({
  ...decision,
  path: '/ops/payouts/:id/failure',
  stepUp: true,
  summary:
    'Enters that a payout by hand was certainly not carried out; its money goes back to the wallet, above a limit once a second operator agrees',
  value: payoutRow.extend({ proposal: z.string().nullable() }),
  body: z.object({ version, words: z.string().trim().min(5).max(500) }),
  refusals: DECIDING,
});

export const closeDispute = opsEndpoint({
  ...decision,
  path: '/ops/payouts/:id/dispute',
  summary:
    'Closes a dispute with words that the member reads: the money has arrived, as the desk has found out',
  body: z.object({ version, words: z.string().trim().min(5).max(500) }),
  /** `receipt_move_impossible` {from, to}. */
  refusals: ['not_found', 'changed_meanwhile', 'receipt_move_impossible'],
});
