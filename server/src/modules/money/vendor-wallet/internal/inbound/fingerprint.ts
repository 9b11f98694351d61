import { hash } from 'node:crypto';
import type { CallAdditions, WalletCall } from './wallet-call.ts';

/**
 * What must stay the same when a transaction comes again under its id: kind, reference, amount, currency, round,
 * player, game, whether the stake is free, and what it says of money beyond the published protocol. 128 bits of SHA-256, in hex.
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
    ...moneyOf(call.more),
  ];
  return hash('sha256', JSON.stringify(content)).slice(0, 32);
}

/** Nothing for a call without additions, whose fingerprint stays what it always was. */
function moneyOf(more: CallAdditions | null) {
  const { unusedStake, validTurnover, correction, reward } = more ?? {};
  const ofReward = reward === undefined ? [] : [reward];
  if (unusedStake === undefined && validTurnover === undefined && correction === undefined) return ofReward;
  return [String(unusedStake), String(validTurnover), String(correction), ...ofReward];
}
