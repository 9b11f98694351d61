import { z } from 'zod';
import { moneyText } from '../../money.ts';
import { opsEndpoint } from '../../ops.ts';
import { list } from '../../ops-list.ts';
import { WAYS } from './channel.ts';
import { OUTCOMES, SOURCES, WAITS_FOR } from './confirmation.ts';

/** The operator's calls about what banks and gateways have confirmed, and about what they said that cannot be. */

const moment = z.iso.datetime();

const row = z.object({
  id: z.uuid(),
  brand: z.string(),
  channel: z.string(),
  way: z.enum(WAYS),
  externalReference: z.string(),
  /** Our deposit or payout, as it was reported. */
  reference: z.string().nullable(),
  payerReference: z.string().nullable(),
  outcome: z.enum(OUTCOMES),
  amount: moneyText,
  currency: z.string(),
  happenedAt: moment,
  takenAt: moment,
  source: z.enum(SOURCES),
  /** Masked. */
  payer: z.string().nullable(),
  matchedTo: z.string().nullable(),
  matchedAt: moment.nullable(),
  waitsFor: z.enum(WAITS_FOR).nullable(),
});
export type ConfirmationRow = z.infer<typeof row>;

export const listConfirmations = list({
  path: '/ops/payment-confirmations',
  access: 'payments.read',
  summary: 'What banks and gateways have confirmed, and what of it belongs to nothing yet',
  row,
  choices: {
    state: ['waiting', 'matched'],
    way: WAYS,
    outcome: OUTCOMES,
    source: SOURCES,
    waitsFor: WAITS_FOR,
  },
  filters: { channel: z.string().max(20) },
  days: true,
  /** A reference, whosever, from its beginning. */
  search: true,
  sorts: ['at'],
  file: 'The same as CSV',
});

export const PAYMENT_ALERT_KINDS = [
  'event_conflict',
  'contradiction',
  'signature_failures',
  'order_unclear',
  'wrong_time',
] as const;

const alert = z.object({
  id: z.uuid(),
  kind: z.enum(PAYMENT_ALERT_KINDS),
  /** Null: it concerns the house. */
  brand: z.string().nullable(),
  gateway: z.string().nullable(),
  subject: z.string(),
  facts: z.record(z.string(), z.unknown()),
  times: z.int(),
  raisedAt: moment,
  lastAt: moment,
  seenAt: moment.nullable(),
  seenBy: z.string().nullable(),
  note: z.string(),
});
export type PaymentAlert = z.infer<typeof alert>;

export const listPaymentAlerts = list({
  path: '/ops/payment-alerts',
  access: 'payments.read',
  summary: 'What gateways have said that a person must look at',
  row: alert,
  choices: { state: ['open', 'seen'], kind: PAYMENT_ALERT_KINDS },
  sorts: ['at'],
});

export const seePaymentAlert = opsEndpoint({
  method: 'PUT',
  path: '/ops/payment-alerts/:id',
  access: 'payments.change',
  summary: 'Notes that the operator has looked, and what was found',
  params: z.object({ id: z.uuid() }),
  body: z.object({ note: z.string().trim().max(500) }),
  value: z.object({}),
  refusals: ['not_found', 'changed_meanwhile'],
});
