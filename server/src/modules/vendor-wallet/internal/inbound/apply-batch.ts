import type { WalletStatus } from '@lanna/contract/vendor-wallet';
import type { Pool } from 'pg';
import type { WalletCall, WalletOutcome } from './wallet-call.ts';

const CALL = {
  name: 'vendor_wallet_apply_batch',
  text: `select statuses, balances from vendor_wallet.apply_batch($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11,
    $12, $13, $14, $15, $16)`,
};

/** One transaction for all calls, in one round trip; outcomes in the same order. Rejects when the batch as a whole failed. */
export async function applyBatch(pool: Pool, calls: WalletCall[], now: Date): Promise<WalletOutcome[]> {
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
  const { rows } = await pool.query<{ statuses: (WalletStatus | null)[]; balances: (string | null)[] }>({
    ...CALL,
    values,
  });
  const [row] = rows;
  if (!row) throw new Error('apply_batch answered nothing');
  return calls.map((_, index) => outcomeOf(row.statuses[index], row.balances[index]));
}

/** A call whose account or vendor has vanished has no status: nothing was done, and nobody knows why. */
function outcomeOf(
  status: WalletStatus | null | undefined,
  balance: string | null | undefined,
): WalletOutcome {
  if (!status || balance == null) return { status: 'RS_ERROR_UNKNOWN', balance: null };
  return { status, balance: BigInt(balance) };
}

// Array literals written here: the driver's own way costs more than everything else a call does in this process.

function plain(calls: WalletCall[], value: (call: WalletCall) => string): string {
  return `{${calls.map(value).join(',')}}`;
}

function quoted(calls: WalletCall[], value: (call: WalletCall) => string): string {
  return `{${calls.map((call) => `"${value(call).replace(/["\\]/g, '\\$&')}"`).join(',')}}`;
}
