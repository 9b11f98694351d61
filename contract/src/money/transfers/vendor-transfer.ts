import { z } from 'zod';
import { WALLET_STATUSES, type WalletStatus } from '../vendor-wallet/vendor-wallet.ts';

/**
 * What the portal says to a vendor that keeps a wallet of its own for each player (`docs/vendor-transfer.md`): signed POSTs
 * below the vendor's `api_url`, answered with HTTP 200 and a status of the wallet protocol. Amounts are int64 counts of
 * 1/100 000 of the currency unit, whatever the vendor's seamless amounts would be.
 */
export const TRANSFER_PATHS = {
  balance: '/wallet/balance',
  in: '/wallet/in',
  out: '/wallet/out',
  status: '/wallet/status',
} as const;

/** No transfer and no balance goes beyond it: a trillion units is an error, and sums must stay in 64 bits. */
export const TRANSFER_UNITS_MAX = 100_000_000_000_000_000n;

const name = z.string().min(1).max(255);
const uuid = z.guid();
/** The client hands whole numbers over as bigint, from their digits. */
const amount = z.bigint().nonnegative().max(TRANSFER_UNITS_MAX);
const status = z.enum(WALLET_STATUSES);

export const transferBalanceReply = z.object({
  status,
  user: name,
  currency: z.string().max(8),
  balance: amount.optional(),
});

/** `RS_OK`: it is applied, now or before. The id, currency and amount must be those of the order. */
export const transferOrderReply = z.object({
  status,
  transaction_uuid: uuid.optional(),
  currency: z.string().max(8).optional(),
  amount: amount.optional(),
});

/**
 * What has become of an order. closed: the vendor does not know it and will refuse it if it still comes; unknown: the same
 * without that promise; pending: the vendor has yet to decide.
 */
export const transferStatusReply = z.object({
  status,
  transaction_uuid: uuid.optional(),
  state: z.enum(['applied', 'refused', 'closed', 'unknown', 'pending']).optional(),
  currency: z.string().max(8).optional(),
  amount: amount.optional(),
});

/** Statuses by which a vendor says that an order is not applied and never will be. Any other leaves it open. */
export const FINAL_REFUSALS = [
  'RS_ERROR_INVALID_PARTNER',
  'RS_ERROR_INVALID_SIGNATURE',
  'RS_ERROR_USER_DISABLED',
  'RS_ERROR_WRONG_CURRENCY',
  'RS_ERROR_WRONG_SYNTAX',
  'RS_ERROR_WRONG_TYPES',
  'RS_ERROR_NOT_ENOUGH_MONEY',
  'RS_ERROR_LIMIT_REACHED',
  'RS_ERROR_TRANSACTION_ROLLED_BACK',
] as const satisfies readonly WalletStatus[];
