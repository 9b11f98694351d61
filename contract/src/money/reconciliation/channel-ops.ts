import { z } from 'zod';
import { moneyText } from '../../money.ts';
import { opsEndpoint } from '../../ops.ts';
import { brandCode } from '../../ops-list.ts';
import { given } from '../../query.ts';

export const CHANNEL_DAYS = ['1', '7', '30'] as const;

const channel = z.object({
  brand: z.string(),
  way: z.enum(['in', 'out']),
  code: z.string(),
  currency: z.string(),
  /** Deposits made, or withdrawals asked for. */
  asked: z.int(),
  /** Credited, or paid. */
  done: z.int(),
  /** Expired, failed or refused; withdrawals returned or rejected. */
  failed: z.int(),
  open: z.int(),
  doneAmount: moneyText,
  /** Of half of those that were done it took no longer; null where none was. */
  medianMinutes: z.int().nullable(),
});

export const showChannelSuccess = opsEndpoint({
  method: 'GET',
  path: '/ops/reconciliation/channels',
  access: 'reconciliation.read',
  summary:
    'Of deposits and withdrawals of the last days, by channel: how many succeeded, and how long it took',
  query: z.object({ brand: given(brandCode), days: z.enum(CHANNEL_DAYS) }),
  value: z.object({ channels: z.array(channel) }),
  refusals: [],
});
