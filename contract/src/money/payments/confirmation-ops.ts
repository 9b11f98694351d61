import { z } from 'zod';
import { moneyText } from '../../money.ts';
import { opsEndpoint } from '../../ops.ts';
import { csvQuery, day, listOf, listQuery, searchText } from '../../ops-list.ts';
import { given } from '../../query.ts';
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

const query = listQuery(
  {
    state: given(z.enum(['waiting', 'matched'])),
    way: given(z.enum(WAYS)),
    outcome: given(z.enum(OUTCOMES)),
    source: given(z.enum(SOURCES)),
    waitsFor: given(z.enum(WAITS_FOR)),
    channel: given(z.string().max(20)),
    from: given(day),
    to: given(day),
    /** A reference, whosever, from its beginning. */
    search: given(searchText),
  },
  ['at'],
);

export const listConfirmations = opsEndpoint({
  method: 'GET',
  path: '/ops/payment-confirmations',
  access: 'payments.read',
  summary: 'What banks and gateways have confirmed, and what of it belongs to nothing yet',
  query,
  value: listOf(row),
  refusals: [],
});

export const confirmationsCsv = opsEndpoint({
  ...listConfirmations,
  path: '/ops/payment-confirmations.csv',
  summary: 'The same as CSV',
  query: csvQuery(query),
  value: z.string(),
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

export const listPaymentAlerts = opsEndpoint({
  method: 'GET',
  path: '/ops/payment-alerts',
  access: 'payments.read',
  summary: 'What gateways have said that a person must look at',
  query: listQuery({ state: given(z.enum(['open', 'seen'])), kind: given(z.enum(PAYMENT_ALERT_KINDS)) }, [
    'at',
  ]),
  value: listOf(alert),
  refusals: [],
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
