import { z } from 'zod';
import { opsEndpoint, reason } from '../../ops.ts';
import { brandCode, list } from '../../ops-list.ts';

/** The operator's calls about payment gateways. */

const count = z.int().nonnegative();
const moment = z.iso.datetime();
const version = z.int().positive();
/** Written as brands’ codes are. */
const code = brandCode;

const row = z.object({
  code: z.string(),
  name: z.string(),
  baseUrl: z.string(),
  enabled: z.boolean(),
  /** Channels of brands that use it. */
  channels: z.array(
    z.object({ brand: z.string(), way: z.enum(['in', 'out']), code: z.string(), enabled: z.boolean() }),
  ),
  /** Of the last hour: our calls and how many had no answer, its events and how many were turned away. */
  calls: count,
  unanswered: count,
  events: count,
  refused: count,
  /** Orders under way, and those that a person must look at. */
  open: count,
  unclear: count,
});
export type GatewayRow = z.infer<typeof row>;

export const listGateways = list({
  path: '/ops/gateways',
  access: 'payments.read',
  house: true,
  summary: 'Payment gateways with what their calls came to in the last hour',
  row,
  sorts: ['code'],
  opens: 'code',
});

export const gatewayFields = z.object({
  name: z.string().trim().min(1).max(80),
  baseUrl: z.string().trim().max(300),
  publicKey: z.string().trim().min(100).max(8000),
  signatureHeader: z.string().regex(/^[A-Za-z0-9-]{1,64}$/),
  timeoutMs: z.int().min(500).max(30_000),
});
export type GatewayFields = z.infer<typeof gatewayFields>;

const call = z.object({
  direction: z.enum(['in', 'out']),
  what: z.string(),
  outcome: z.string(),
  times: count,
  tookMs: count.nullable(),
  at: moment,
});
const order = z.object({
  id: z.uuid(),
  brand: z.string(),
  channel: z.string(),
  way: z.enum(['in', 'out']),
  amount: z.string(),
  currency: z.string(),
  state: z.enum(['planned', 'accepted', 'settled', 'unclear']),
  asks: count,
  askAt: moment.nullable(),
  createdAt: moment,
});
export type GatewayOrder = z.infer<typeof order>;

const page = gatewayFields.extend({
  code: z.string(),
  enabled: z.boolean(),
  /** Where it sends its events, below any host of a brand. */
  webhookPath: z.string(),
  /** SHA-256 of its key. */
  fingerprint: z.string(),
  /** Of the brands: what it checks our calls with. */
  ourKeys: z.array(z.object({ brand: z.string(), publicKey: z.string() })),
  channels: row.shape.channels,
  /** The latest calls, and webhooks that were turned away. */
  calls: z.array(call),
  /** Orders without an end, the oldest first. */
  orders: z.array(order),
  version,
});
export type GatewayPage = z.infer<typeof page>;

export const oneGateway = opsEndpoint({
  method: 'GET',
  path: '/ops/gateways/:code',
  access: 'payments.read',
  house: true,
  summary: 'One gateway: its record, keys, latest calls and orders without an end',
  params: z.object({ code }),
  value: page,
  refusals: ['not_found'],
});

export const addGateway = opsEndpoint({
  method: 'POST',
  path: '/ops/gateways',
  access: 'payments.change',
  house: true,
  stepUp: true,
  summary:
    'Proposes a gateway, which is there once another operator has approved; no brand uses it before a channel does',
  body: gatewayFields.extend({ code, reason }),
  value: z.object({ code: z.string(), proposal: z.uuid().nullable() }),
  refusals: ['gateway_code_taken', 'gateway_address_refused', 'gateway_key_unusable'],
});

export const changeGateway = opsEndpoint({
  method: 'PUT',
  path: '/ops/gateways/:code',
  access: 'payments.change',
  house: true,
  stepUp: true,
  summary: 'Changes where a gateway is called and which key is believed, at once or as a proposal',
  params: z.object({ code }),
  body: gatewayFields.extend({ version, reason }),
  value: z.object({ proposal: z.uuid().nullable() }),
  refusals: ['not_found', 'changed_meanwhile', 'gateway_address_refused', 'gateway_key_unusable'],
});

export const switchGateway = opsEndpoint({
  method: 'PUT',
  path: '/ops/gateways/:code/state',
  access: 'payments.change',
  house: true,
  summary:
    'Sends no new orders at once, or sends them once another operator approves; its events are taken all the same',
  params: z.object({ code }),
  body: z.object({ enabled: z.boolean(), version, reason }),
  value: z.object({ proposal: z.uuid().nullable() }),
  refusals: ['not_found', 'changed_meanwhile', 'opening_point_kept'],
});

export const testGateway = opsEndpoint({
  method: 'POST',
  path: '/ops/gateways/:code/test',
  access: 'payments.change',
  house: true,
  summary: 'One signed call that moves nothing: does it answer, and with the key we know?',
  params: z.object({ code }),
  body: z.object({ brand: brandCode }),
  /** `why`: what went wrong, in a word; null when it answered. */
  value: z.object({ why: z.string().nullable(), tookMs: count }),
  refusals: ['not_found'],
});

export const askGateway = opsEndpoint({
  method: 'POST',
  path: '/ops/payment-orders/:id/ask',
  access: 'payments.change',
  summary: 'Asks the gateway what has become of an order; what has ended is applied',
  params: z.object({ id: z.uuid() }),
  value: z.object({ outcome: z.enum(['ended', 'pending', 'unknown', 'unanswered']) }),
  refusals: ['not_found'],
});
