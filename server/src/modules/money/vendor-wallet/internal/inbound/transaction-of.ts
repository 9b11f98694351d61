import type {
  BetRequest,
  RollbackRequest,
  WinRequest,
} from '@lanna/contract/money/vendor-wallet/vendor-wallet';
import { fromVendorAmount } from './amount-scale.ts';
import { fingerprintOf } from './fingerprint.ts';
import type { GameToken } from './game-token.ts';
import type { VendorRecord } from './vendor-records.ts';
import type { TransactionKind, WalletCall } from './wallet-call.ts';

/** A vendor's request in our terms; undefined when its amount is finer than what we keep. */
export function transactionOf(
  kind: TransactionKind,
  request: BetRequest | WinRequest | RollbackRequest,
  context: {
    vendor: Pick<VendorRecord, 'id' | 'amountScale'>;
    token: Pick<GameToken, 'accountId' | 'currency' | 'expiresAt'>;
    now: Date;
  },
): WalletCall | undefined {
  const { vendor, token, now } = context;
  const amount = 'amount' in request ? fromVendorAmount(request.amount, vendor.amountScale) : 0n;
  if (amount === undefined) return undefined;
  const call = {
    kind,
    vendorId: vendor.id,
    accountId: token.accountId,
    requestUuid: request.request_uuid.toLowerCase(),
    transactionUuid: request.transaction_uuid.toLowerCase(),
    referenceUuid:
      'reference_transaction_uuid' in request ? request.reference_transaction_uuid.toLowerCase() : null,
    round: request.round,
    roundClosed: request.round_closed,
    gameCode: request.game_code,
    currency: 'currency' in request ? request.currency : token.currency,
    amount,
    isFree: kind !== 'rollback' && request.is_free === true,
    isPromo: 'is_supplier_promo' in request && request.is_supplier_promo === true,
    tokenExpired: token.expiresAt <= now,
  };
  return { ...call, fingerprint: fingerprintOf(call) };
}
