import { z } from 'zod';
import { endpoint, LIMITS } from '../../endpoint.ts';
import { ANSWER_MAX, ANSWER_PICTURES_MAX, payout } from './withdrawals.ts';

/** What a member may say of a paid payout. forced_received: after a dispute, that it has arrived all the same. */
export const RECEIPT_ANSWERS = ['received', 'not_received', 'forced_received'] as const;

export const paymentConfirmation = z.object({
  withdrawalId: z.uuid(),
  payout,
  currency: z.string(),
  bankCode: z.string(),
  numberMasked: z.string(),
  /** What may be said of it now. */
  answers: z.array(z.enum(RECEIPT_ANSWERS)),
});
export type PaymentConfirmation = z.infer<typeof paymentConfirmation>;

export const paymentConfirmationList = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getPaymentConfirmationList',
  module: 'COMM3',
  access: 'player',
  summary: 'Paid withdrawals that the member may still say something of: those awaited first, then disputes',
  value: z.object({
    list: z.array(paymentConfirmation),
    /** How many wait for the member's word. */
    awaited: z.int(),
    /** After so many minutes without a word they count as received. */
    receiptMinutes: z.int(),
  }),
  refusals: [],
  limit: LIMITS.read,
});

export const processC2CTransaction = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_processC2CTransaction',
  module: 'COMM3',
  access: 'player',
  summary: 'Says that a paid withdrawal has arrived, or, with a picture as proof, that it has not',
  body: z.object({
    payoutId: z.uuid(),
    answer: z.enum(RECEIPT_ANSWERS),
    /** Of `keepWithdrawalPicture`: what the bank shows. One at least for `not_received`. */
    pictures: z.array(z.uuid()).max(ANSWER_PICTURES_MAX).default([]),
    remark: z.string().trim().max(ANSWER_MAX).default(''),
  }),
  /** The same answer again is answered the same and changes nothing. */
  value: paymentConfirmation,
  /** `receipt_move_impossible` {from, to}. */
  refusals: [
    'payout_unknown',
    'receipt_move_impossible',
    'receipt_proof_missing',
    'withdrawal_picture_unknown',
    'remark_unseen_characters',
  ],
  limit: LIMITS.write,
});
