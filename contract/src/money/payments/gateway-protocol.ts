import { z } from 'zod';
import { OUTCOMES } from './confirmation.ts';

/*
 * What a payment gateway and the portal say to each other: docs/payment-gateway.md. Amounts are decimal texts in units of the currency,
 * with as many decimals as it can be paid in at most. Fields that are not named here are ignored.
 */

export const GATEWAY_PATHS = {
  createPayment: '/payments',
  createPayout: '/payouts',
  ask: '/orders/ask',
  statement: '/statement',
  ping: '/ping',
} as const;
export type GatewayCall = keyof typeof GATEWAY_PATHS;

const shortText = z.string().min(1).max(120);
/** Exactly what may be an amount: no sign, no exponent, no leading zeros, at most five decimals. */
export const gatewayAmount = z
  .string()
  .max(20)
  .regex(/^(?:0|[1-9]\d{0,12})(?:\.\d{1,5})?$/);
const moment = z.iso.datetime({ offset: true });
const currency = z.string().regex(/^[A-Z]{3}$/);
const way = z.enum(['payment', 'payout']);

/** What has happened, in a webhook, an answer to `ask` and a line of a statement. */
const happened = {
  transaction: shortText,
  outcome: z.enum(OUTCOMES),
  amount: gatewayAmount,
  currency,
  happenedAt: moment,
  payer: z.string().max(200).nullish(),
  payerReference: shortText.nullish(),
};

/** Gateway → portal, `POST /payments/{code}/webhook`. */
export const webhookEvent = z.object({
  event: shortText,
  way,
  /** The brand's code, and the channel's, as the order named them. */
  merchant: z.string().min(1).max(40),
  channel: z.string().min(1).max(20),
  order: z.uuid().nullish(),
  ...happened,
});
export type WebhookEvent = z.infer<typeof webhookEvent>;

/** Every answer repeats the `request` it answers. */
const answered = { request: z.uuid() };
/** To `createPayment` and `createPayout`; where a payer goes is said of payments alone. */
export const orderAnswer = z.discriminatedUnion('outcome', [
  z.object({
    ...answered,
    outcome: z.literal('accepted'),
    transaction: shortText,
    payUrl: z
      .url({ protocol: /^https?$/ })
      .max(2000)
      .nullish(),
    qrPayload: z.string().max(1000).nullish(),
  }),
  z.object({ ...answered, outcome: z.literal('refused'), reason: z.string().max(200) }),
]);

/** closed: the gateway does not know the order, or has not carried it out, and promises that it never will. */
export const askAnswer = z.discriminatedUnion('state', [
  z.object({ ...answered, state: z.literal('ended'), ...happened }),
  z.object({ ...answered, state: z.literal('pending'), transaction: shortText }),
  z.object({ ...answered, state: z.literal('unknown') }),
  z.object({ ...answered, state: z.literal('closed') }),
]);

export const statementAnswer = z.object({
  ...answered,
  lines: z
    .array(z.object({ way, channel: z.string().max(20), order: z.uuid().nullish(), ...happened }))
    .max(1000),
  /** Sent back as `after` for what follows; null on the last page. */
  next: z.string().max(200).nullable(),
});

export const pingAnswer = z.object({ ...answered, outcome: z.literal('ready') });
