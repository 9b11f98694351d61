import type { WalletStatus } from '@lanna/contract/money/vendor-wallet/vendor-wallet';
import type { Pool } from 'pg';
import type { WalletCall, WalletOutcome } from './wallet-call.ts';

const CALL = {
  name: 'vendor_wallet_apply_batch',
  text: `select places, statuses, balances, touched, held_back from vendor_wallet.apply_batch($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11,
    $12, $13, $14, $15, $16)`,
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
  const values = [
    now,
    plain(calls, (call) => call.kind),
    plain(calls, (call) => call.vendorId),
    plain(calls, (call) => String(call.accountId)),
    plain(calls, (call) => call.requestUuid),
    plain(calls, (call) => call.transactionUuid),
    plain(calls, (call) => call.referenceUuid ?? 'null'),
    quoted(calls, (call) => `\\x${call.fingerprint}`),
    quoted(calls, (call) => call.round),
    plain(calls, (call) => (call.roundClosed ? 't' : 'f')),
    quoted(calls, (call) => call.gameCode),
    quoted(calls, (call) => call.currency),
    plain(calls, (call) => String(call.amount)),
    plain(calls, (call) => (call.isFree ? 't' : 'f')),
    plain(calls, (call) => (call.isPromo ? 't' : 'f')),
    plain(calls, (call) => (call.tokenExpired ? 't' : 'f')),
  ];
  const { rows } = await pool.query<AppliedRow>({ ...CALL, values });
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

// Array literals written here: the driver's own way costs more than everything else a call does in this process.

function plain(calls: WalletCall[], value: (call: WalletCall) => string): string {
  return `{${calls.map(value).join(',')}}`;
}

function quoted(calls: WalletCall[], value: (call: WalletCall) => string): string {
  return `{${calls.map((call) => `"${value(call).replace(/["\\]/g, '\\$&')}"`).join(',')}}`;
}
