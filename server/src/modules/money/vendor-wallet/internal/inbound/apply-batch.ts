import type { WalletStatus } from '@lanna/contract/money/vendor-wallet/vendor-wallet';
import type { Pool } from 'pg';
import { compositesText } from '../../../../../platform/sql/composites-text.ts';
import type { CallAdditions, WalletCall, WalletOutcome } from './wallet-call.ts';

const APPLY = {
  name: 'vendor_wallet_apply_batch',
  text: 'select places, statuses, balances, touched, held_back from vendor_wallet.apply_batch($1, $2)',
};

export interface AppliedBatch {
  /** In the order of the calls. */
  outcomes: WalletOutcome[];
  /** Members for whom something changed. */
  touched: string[];
  /** Members of whom limits held a bet back. */
  heldBack: string[];
}

/** One transaction for all calls, in one round trip. Rejects when the batch as a whole failed. */
export async function applyBatch(pool: Pool, calls: WalletCall[], now: Date): Promise<AppliedBatch> {
  const { rows } = await pool.query<AppliedRow>({ ...APPLY, values: [now, callsText(calls)] });
  const [row] = rows;
  if (!row) throw new Error('apply_batch answered nothing');
  // A call whose account has vanished has no place: nothing was done, and the cause is unknown.
  const outcomes = calls.map((): WalletOutcome => ({ status: 'RS_ERROR_UNKNOWN', balance: null }));
  for (const [index, place] of (row.places ?? []).entries()) {
    const [status, balance] = [row.statuses?.[index], row.balances?.[index]];
    if (status && balance) outcomes[place - 1] = { status, balance: BigInt(balance) };
  }
  return { outcomes, touched: row.touched ?? [], heldBack: row.held_back ?? [] };
}

interface AppliedRow {
  places: number[] | null;
  statuses: WalletStatus[] | null;
  balances: string[] | null;
  touched: string[] | null;
  held_back: string[] | null;
}

/** The `more` of a `vendor_wallet.call`, under the names its functions read. */
function moreText(more: CallAdditions | null): string | null {
  if (!more) return null;
  const { unusedStake, atStake, validTurnover, rake, line, odds, selections, closesAt, correction, reward } =
    more;
  return JSON.stringify({
    unused_stake: unusedStake?.toString(),
    at_stake: atStake?.toString(),
    valid_turnover: validTurnover?.toString(),
    rake: rake?.toString(),
    line,
    odds,
    selections,
    closes_at: closesAt?.toISOString(),
    correction,
    reward,
  });
}

/** `vendor_wallet.call[]` */
export function callsText(calls: readonly WalletCall[]): string {
  return compositesText(
    calls.map((call) => [
      call.kind,
      call.vendorId,
      call.accountId,
      call.requestUuid,
      call.transactionUuid,
      call.referenceUuid,
      `\\x${call.fingerprint}`,
      call.round,
      call.roundClosed,
      call.gameCode,
      call.currency,
      call.amount,
      call.isFree,
      call.isPromo,
      call.tokenExpired,
      moreText(call.more),
    ]),
  );
}
