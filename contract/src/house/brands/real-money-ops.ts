import { z } from 'zod';
import { opsEndpoint, reason } from '../../ops.ts';
import { brandCode } from '../../ops-list.ts';

/** What a brand must have before it takes real money, in the order of the console's list. Each is reported by the topic that knows it. */
export const OPENING_POINTS = [
  'no_play_money',
  'licence_number',
  'regulator',
  'help_links',
  'minimum_age',
  'terms',
  'no_sandbox',
  'channel_in',
  'channel_out',
  'mail',
  'sms',
  'second_factor',
] as const;

export const openingPoint = z.object({
  point: z.enum(OPENING_POINTS),
  met: z.boolean(),
  /** What was found: figures and names of no secret. */
  facts: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type OpeningPoint = z.infer<typeof openingPoint>;

const params = z.object({ code: brandCode });

/** demo: plays with play money · closed: plays for real money, and takes none yet · open: takes bets and deposits. */
export const MONEY_STATES = ['demo', 'closed', 'open'] as const;

const period = z.object({
  id: z.string(),
  openedAt: z.iso.datetime(),
  openedBy: z.string(),
  reason: z.string(),
  closedAt: z.iso.datetime().nullable(),
  closedBy: z.string().nullable(),
  closedReason: z.string().nullable(),
});

export const showRealMoney = opsEndpoint({
  method: 'GET',
  path: '/ops/brands/:code/real-money',
  access: 'brands.read',
  summary: 'Whether a brand takes real money, what it still lacks for it, and when it was open',
  params,
  value: z.object({
    state: z.enum(MONEY_STATES),
    /** Since when it is no demonstration any more; null also where it never was one. */
    realSince: z.iso.datetime().nullable(),
    points: z.array(openingPoint),
    /** A demonstration without anything on its books may become real. */
    mayBecomeReal: z.boolean(),
    /** Newest first. */
    periods: z.array(period),
  }),
  refusals: ['not_found'],
});
export type RealMoney = z.infer<typeof showRealMoney.value>;

const report = { method: 'POST', params, body: z.object({ reason }) } as const;

export const becomeReal = opsEndpoint({
  ...report,
  path: '/ops/brands/:code/real-money',
  access: 'brands.open',
  stepUp: true,
  summary:
    'A demonstration without anything on its books becomes a brand for real money, closed at first. There is no way back',
  value: z.object({ state: z.enum(MONEY_STATES) }),
  refusals: ['not_found', 'already_real', 'play_money_on_books'],
});

export const openForRealMoney = opsEndpoint({
  ...report,
  path: '/ops/brands/:code/real-money/open',
  access: 'brands.open',
  stepUp: true,
  summary: 'Proposes that the brand takes bets and deposits from now on; another operator carries it out',
  value: z.object({ proposalId: z.string() }),
  /** `opening_points_missing` {points}. */
  refusals: ['not_found', 'brand_is_demo', 'already_open', 'opening_points_missing'],
});

export const closeForRealMoney = opsEndpoint({
  ...report,
  path: '/ops/brands/:code/real-money/close',
  access: 'brands.change',
  summary: 'Takes no more bets and deposits from now on; rounds in play finish, and money can be withdrawn',
  value: z.object({ state: z.enum(MONEY_STATES) }),
  refusals: ['not_found', 'brand_not_open'],
});
