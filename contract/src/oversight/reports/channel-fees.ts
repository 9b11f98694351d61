import { z } from 'zod';
import { moneyFromZero } from '../../money.ts';
import { opsEndpoint, reason } from '../../ops.ts';
import { brandCode, day } from '../../ops-list.ts';
import { given } from '../../query.ts';

const direction = z.enum(['in', 'out']);
const rate = {
  channel: z.string().min(1).max(60),
  direction,
  fromDay: day,
  /** Parts of 100 000 of each amount. */
  share: z.int().min(0).max(100_000),
  /** For each deposit or withdrawal. */
  fixed: moneyFromZero,
};

const channelFee = z.object({
  ...rate,
  brand: z.string(),
  currency: z.string(),
  /** on: it counts today · ahead: from a later day · past: another has taken its place. */
  state: z.enum(['on', 'ahead', 'past']),
  enteredAt: z.iso.datetime(),
  enteredBy: z.string(),
});
export type ChannelFee = z.infer<typeof channelFee>;

/** The newest rows of a brand; older ones count all the same. */
export const CHANNEL_FEES_SHOWN = 200;

export const listChannelFees = opsEndpoint({
  method: 'GET',
  path: '/ops/reports/channel-fees',
  access: 'reports.read',
  summary:
    'What payment channels charge the brand, as it was entered, and the channels it can be entered for',
  query: z.object({ brand: given(brandCode) }),
  value: z.object({
    fees: z.array(channelFee).max(CHANNEL_FEES_SHOWN),
    channels: z.array(z.object({ brand: z.string(), direction, code: z.string() })),
  }),
  refusals: [],
});

export const setChannelFee = opsEndpoint({
  method: 'POST',
  path: '/ops/reports/channel-fees',
  access: 'reports.fees',
  summary:
    'Enters what a channel charges from a day on, today at the earliest: days that are over keep their figures',
  query: z.object({ brand: brandCode }),
  body: z.object({ ...rate, reason }),
  value: z.object({}),
  refusals: ['not_found'],
});
