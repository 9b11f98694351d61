import { z } from 'zod';
import { localTextShape } from '../../local-text.ts';
import { moneyText } from '../../money.ts';
import { opsEndpoint, reason } from '../../ops.ts';
import { brandCode, list } from '../../ops-list.ts';
import { segmentPin } from '../../segment-pin.ts';
import { CHANNEL_KINDS, channelCode, WAYS } from './channel.ts';

/** The operator's calls about payment channels. */

const MONTH_MINUTES = 43_200;
/** Of the name that members read. */
export const CHANNEL_NAME_MAX = 60;
const minuteOfDay = z.int().min(0).max(1439);
const version = z.int().positive();

/** What members see and are held to. */
export const channelTerms = z.object({
  name: localTextShape(CHANNEL_NAME_MAX),
  min: moneyText,
  max: moneyText,
  feeFixed: moneyText,
  /** Hundredths of a percent. */
  feeBasisPoints: z.int().min(0).max(5000),
  /** Of the brand's day; both null: always open. */
  opensAtMinute: minuteOfDay.nullable(),
  closesAtMinute: minuteOfDay.nullable(),
  rankLevelMin: z.int().min(0).max(1000),
  position: z.int().min(0).max(100_000),
  expiresAfterMinutes: z.int().min(1).max(MONTH_MINUTES),
  promisedMinutes: z.int().min(0).max(MONTH_MINUTES),
  /** Who alone is offered a way to deposit: a segment as it stood in a version. Its name is answered and not taken. */
  segment: segmentPin
    .extend({ name: z.string().max(80).optional() })
    .nullable()
    .default(null),
});
export type ChannelTerms = z.infer<typeof channelTerms>;

/** Where members pay to, or what is ordered of the gateway: as the form has it; the server says what does not fit the kind. */
const details = z.record(z.string().max(40), z.string().max(120));
export type DetailsForm = z.infer<typeof details>;

/** The proposal that another operator has to approve; null: it is done. */
const changed = z.object({ proposal: z.uuid().nullable() });

const row = channelTerms.extend({
  id: z.uuid(),
  brand: z.string(),
  way: z.enum(WAYS),
  code: z.string(),
  kind: z.enum(CHANNEL_KINDS),
  currency: z.string(),
  enabled: z.boolean(),
  /** False where the brand plays for real and this is the sandbox: members never see it. */
  offered: z.boolean(),
  gateway: z.object({ code: z.string(), name: z.string(), enabled: z.boolean() }).nullable(),
  details,
  version,
});
export type ChannelRow = z.infer<typeof row>;

export const listPaymentChannels = list({
  path: '/ops/payment-channels',
  access: 'payments.read',
  summary: 'Ways by which money comes in and goes out',
  row,
  choices: { way: WAYS, kind: CHANNEL_KINDS, state: ['on', 'off'] },
  sorts: ['order'],
  opens: 'order',
});

export const addPaymentChannel = opsEndpoint({
  method: 'POST',
  path: '/ops/payment-channels',
  access: 'payments.change',
  stepUp: true,
  summary: 'Adds a channel to a brand, switched off until it has been looked at',
  body: channelTerms.extend({
    brand: brandCode,
    way: z.enum(WAYS),
    code: channelCode,
    kind: z.enum(['promptpay', 'bank', 'gateway']),
    gateway: z.string().max(20).nullable(),
    details,
    reason,
  }),
  value: z.object({ id: z.uuid() }),
  refusals: ['channel_taken', 'channel_incomplete'],
});

export const changePaymentChannel = opsEndpoint({
  method: 'PUT',
  path: '/ops/payment-channels/:id',
  access: 'payments.change',
  summary:
    'Changes what members see and are held to, or proposes it where more becomes possible; what is under way keeps its terms',
  params: z.object({ id: z.uuid() }),
  body: channelTerms.extend({ version, reason }),
  value: changed,
  refusals: ['not_found', 'changed_meanwhile', 'channel_incomplete'],
});

export const switchPaymentChannel = opsEndpoint({
  method: 'PUT',
  path: '/ops/payment-channels/:id/state',
  access: 'payments.change',
  summary:
    'Takes no new orders at once, or takes them once another operator approves; what is under way goes on',
  params: z.object({ id: z.uuid() }),
  body: z.object({ enabled: z.boolean(), version, reason }),
  value: changed,
  refusals: ['not_found', 'changed_meanwhile', 'opening_point_kept'],
});

export const changePayee = opsEndpoint({
  method: 'PUT',
  path: '/ops/payment-channels/:id/payee',
  access: 'payments.change',
  stepUp: true,
  summary: 'Changes the account, biller or product that members’ money goes to, at once or as a proposal',
  params: z.object({ id: z.uuid() }),
  body: z.object({ details, version, reason }),
  value: changed,
  refusals: ['not_found', 'changed_meanwhile', 'channel_incomplete'],
});
