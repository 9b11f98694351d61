import { CLIENT_SEED, commitmentOf, fairStream, SERVER_SEED } from '@lanna/rules/fair-stream';
import { formatMoney, type Money, parseMoney } from '@lanna/rules/money';
import type { ReelStep } from '../play-api.ts';
import type { RoundReceipt } from './receipt.ts';
import { releasedSheet } from './slot/games.ts';
import { playRound } from './slot/play-round.ts';
import type { SlotSheet } from './slot/sheet.ts';
import { wireSteps } from './slot/wire-steps.ts';

export interface RoundInputs {
  serverSeed: string;
  clientSeed: string;
  nonce: number;
  stake: Money;
}

export interface RecomputedRound {
  serverSeedHash: string;
  steps: ReelStep[];
  payout: string;
}

/** Plays a round again from its seeds, with the very code the server played it with. */
export function verifyRound(
  sheet: SlotSheet,
  { serverSeed, clientSeed, nonce, stake }: RoundInputs,
): RecomputedRound {
  const { steps, payout } = playRound(sheet, fairStream({ serverSeed, clientSeed, nonce }), stake);
  return { serverSeedHash: commitmentOf(serverSeed), steps: wireSteps(steps), payout: formatMoney(payout) };
}

export type ReceiptCheck =
  | { verdict: 'holds'; recomputed: RecomputedRound }
  /** The seed is still in use: nothing to compute with yet. */
  | { verdict: 'not_revealed' }
  /** No game of ours, or inputs no round can have had. */
  | { verdict: 'unreadable' }
  | { verdict: 'differs'; in: ('commitment' | 'outcome' | 'payout')[]; recomputed: RecomputedRound };

/** Holds a receipt against its own inputs. Never throws, whatever the receipt says. */
export function checkReceipt(receipt: RoundReceipt): ReceiptCheck {
  const { serverSeed } = receipt;
  if (serverSeed === null) return { verdict: 'not_revealed' };
  const recomputed = recompute(receipt, serverSeed);
  if (!recomputed) return { verdict: 'unreadable' };
  const differences = [
    recomputed.serverSeedHash === receipt.serverSeedHash ? [] : (['commitment'] as const),
    sameOutcome(recomputed.steps, receipt.steps) ? [] : (['outcome'] as const),
    recomputed.payout === receipt.payout ? [] : (['payout'] as const),
  ].flat();
  return differences.length === 0
    ? { verdict: 'holds', recomputed }
    : { verdict: 'differs', in: differences, recomputed };
}

function recompute(receipt: RoundReceipt, serverSeed: string): RecomputedRound | undefined {
  const { clientSeed, nonce } = receipt;
  const sheet = releasedSheet(receipt.gameCode, receipt.ruleVersion);
  const stake = parseMoney(receipt.stake);
  if (!sheet || stake === undefined || !sheet.stakes.includes(stake)) return undefined;
  if (!SERVER_SEED.test(serverSeed) || !CLIENT_SEED.test(clientSeed)) return undefined;
  if (!Number.isSafeInteger(nonce) || nonce < 0) return undefined;
  return verifyRound(sheet, { serverSeed, clientSeed, nonce, stake });
}

/** Storage may have put the keys in another order; that is no difference. */
function sameOutcome(recomputed: readonly ReelStep[], printed: readonly ReelStep[]): boolean {
  return inKeyOrder(recomputed) === inKeyOrder(printed);
}

function inKeyOrder(value: unknown): string | undefined {
  return JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
