import { z } from 'zod';
import { brandCode } from '../../ops-list.ts';

/** Money that comes in, and money that goes out. */
export const WAYS = ['in', 'out'] as const;
export type Way = (typeof WAYS)[number];

export const CHANNEL_KINDS = ['sandbox', 'promptpay', 'bank', 'gateway'] as const;
export type ChannelKind = (typeof CHANNEL_KINDS)[number];

/** The code of a channel, which is also the purpose of its clearing account; written as brands’ codes are. */
export const channelCode = brandCode;

/** Who is paid by a bill payment of PromptPay. */
export const promptpayDetails = z.object({
  billerId: z.string().regex(/^\d{15}$/),
  billerName: z.string().trim().min(1).max(80),
});
/** The account that members pay to. */
export const bankDetails = z.object({
  /** The `number` of a bank in `rules/src/money/payments/thai-banks.ts`. */
  bankCode: z.string().regex(/^\d{3}$/),
  accountNumber: z.string().regex(/^\d{8,15}$/),
  accountName: z.string().trim().min(1).max(80),
});
/** What is ordered of a gateway, in its own words: `qr`, `card`, … */
export const gatewayDetails = z.object({ product: z.string().regex(/^[A-Za-z0-9_.-]{1,40}$/) });
export const noDetails = z.object({});

export type PromptpayDetails = z.infer<typeof promptpayDetails>;
export type BankDetails = z.infer<typeof bankDetails>;
export type GatewayDetails = z.infer<typeof gatewayDetails>;

/** Whether a channel takes orders now, and why not. */
export type ChannelState = 'open' | 'closed_now' | 'rank_too_low' | 'off';
