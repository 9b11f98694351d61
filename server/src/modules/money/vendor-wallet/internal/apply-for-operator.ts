import type { WalletStatus } from '@lanna/contract/money/vendor-wallet/vendor-wallet';
import type { Money } from '@lanna/rules/money';
import { sql } from 'kysely';
import { newId } from '../../../../platform/sealing/ids.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { callsText } from './inbound/apply-batch.ts';
import { fingerprintOf } from './inbound/fingerprint.ts';

/** A win or rollback that an operator has decided on, in the vendor's stead. */
export interface OperatorCall {
  kind: 'win' | 'rollback';
  bet: CorrectedBet;
  transactionUuid: string;
  referenceUuid: string;
  amount: Money;
  closes: boolean;
}

export interface CorrectedBet {
  id: string;
  vendorId: string;
  accountId: bigint;
  reference: string;
  gameCode: string;
  currency: string;
}

/**
 * Applies it by the same function as a vendor's own call, so that every rule holds for it: the vendor's own win or rollback, should
 * it still come, finds it done.
 */
export async function applyForOperator(tx: Tx, asked: OperatorCall, now: Date): Promise<WalletStatus> {
  const { kind, bet, transactionUuid, referenceUuid, amount, closes } = asked;
  const call = {
    kind,
    vendorId: bet.vendorId,
    accountId: bet.accountId,
    requestUuid: newId(),
    transactionUuid,
    referenceUuid,
    round: bet.reference,
    roundClosed: closes,
    gameCode: bet.gameCode,
    currency: bet.currency,
    amount,
    isFree: false,
    isPromo: false,
    tokenExpired: false,
    more: null,
  };
  const calls = callsText([{ ...call, fingerprint: fingerprintOf(call) }]);
  const { rows } = await sql<{ statuses: WalletStatus[] | null }>`
    select statuses from vendor_wallet.apply_batch(${now}, ${calls}, true)`.execute(tx);
  const status = rows[0]?.statuses?.[0];
  if (!status) throw new Error('the account of a bet is no wallet');
  return status;
}
