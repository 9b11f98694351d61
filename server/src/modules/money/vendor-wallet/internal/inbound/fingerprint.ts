import { hash } from 'node:crypto';
import type { WalletCall } from './wallet-call.ts';

/**
 * What must stay the same when a transaction comes again under its id: kind, reference, amount, currency, round,
 * player, game, and whether the stake is free. 128 bits of SHA-256, in hex.
 */
export function fingerprintOf(call: Omit<WalletCall, 'fingerprint'>): string {
  const content = [
    call.kind,
    call.referenceUuid,
    String(call.amount),
    call.currency,
    call.round,
    String(call.accountId),
    call.gameCode,
    call.isFree,
  ];
  return hash('sha256', JSON.stringify(content)).slice(0, 32);
}
