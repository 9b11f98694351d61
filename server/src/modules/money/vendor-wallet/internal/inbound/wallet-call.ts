import type { WalletStatus } from '@lanna/contract/money/vendor-wallet/vendor-wallet';
import type { Money } from '@lanna/rules/money';

export type TransactionKind = 'bet' | 'win' | 'rollback' | 'correct';

/** What a call says beyond the published protocol. */
export interface CallAdditions {
  unusedStake?: Money;
  atStake?: Money;
  validTurnover?: Money;
  /** What the house keeps of a bet of members against one another. */
  rake?: Money;
  /** What the bet is called, for people: one line of plain text. */
  line?: string;
  /** What one unit comes back as, in thousandths. */
  odds?: number;
  /** Of how many selections that must all win. */
  selections?: number;
  closesAt?: Date;
  /** The number of a correction. */
  correction?: number;
  /** Of a free bet of a vendor that is told what was granted: the reward that it names; empty for none. */
  reward?: string;
}

/** A bet, win, rollback or correction on its way to the ledger: parsed, signed by the vendor, and of a player we know. */
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
  /** Null: a call as published. */
  more: CallAdditions | null;
}

/** `balance` is what the player may stake after the call; null where the outcome is not known. */
export interface WalletOutcome {
  status: WalletStatus;
  balance: Money | null;
}
