import type { WalletStatus } from '@lanna/contract/money/vendor-wallet/vendor-wallet';
import type { Money } from '@lanna/rules/money';

export type TransactionKind = 'bet' | 'win' | 'rollback';

/** A bet, win or rollback on its way to the ledger: parsed, signed by the vendor, and of a player we know. */
export interface WalletCall {
  kind: TransactionKind;
  vendorId: string;
  accountId: bigint;
  requestUuid: string;
  transactionUuid: string;
  referenceUuid: string | null;
  /** Hex; equal for repetitions of one transaction, see `fingerprintOf`. */
  fingerprint: string;
  round: string;
  roundClosed: boolean;
  gameCode: string;
  currency: string;
  amount: Money;
  isFree: boolean;
  isPromo: boolean;
  tokenExpired: boolean;
}

/** `balance` is what the player may stake after the call; null where the outcome is not known. */
export interface WalletOutcome {
  status: WalletStatus;
  balance: Money | null;
}
