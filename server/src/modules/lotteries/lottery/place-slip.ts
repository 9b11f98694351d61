import { MAX_SLIP_BETS, MAX_SLIP_TEXT } from '@lanna/contract/lotteries/lottery/slips';
import { familyOf } from '@lanna/rules/lotteries/lottery/families';
import { gameOf } from '@lanna/rules/lotteries/lottery/games';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import { fingerprintOf } from '../../../platform/sealing/idempotency.ts';
import type { Buyer, SlipBody, TakenSlip } from './betting/asked-slip.ts';
import { type ReadLine, readLines } from './betting/read-lines.ts';
import type { SlipBatches } from './slip-batches.ts';

/**
 * Buys a slip: whole or not at all, once for the key. What the page says is read, counted and priced anew; what holds only under locks is proved by
 * `lottery.take_slips`, together with the slips that arrive in the same moment. Refuses as `placeSlip` declares.
 */
export async function placeSlip(
  deps: { slips: Pick<SlipBatches, 'apply'> },
  body: SlipBody,
  { idempotencyKey, ...buyer }: Buyer & { idempotencyKey: string },
): Promise<TakenSlip> {
  const game = gameOf(body.gameCode);
  const family = game && familyOf(game.family);
  if (!game || !family) throw new Refusal('lottery_game_unknown');
  // Before the batch: no other slip waits while long texts are read.
  const lines = readLines(family, body.lines);
  refuseTooLarge(lines, body);
  const once = { scope: `slip ${buyer.memberId}`, key: idempotencyKey, sha256: fingerprintOf(body) };
  return deps.slips.apply({ game, family, lines, body, buyer, once });
}

/** Refuses with `slip_too_large` {mostBets | mostSigns}. */
function refuseTooLarge(lines: readonly ReadLine[], { draws }: SlipBody): void {
  if (lines.length * draws.length > MAX_SLIP_BETS)
    throw new Refusal('slip_too_large', { mostBets: MAX_SLIP_BETS });
  const signs = lines.reduce((sum, { text }) => sum + text.length, 0) * draws.length;
  if (signs > MAX_SLIP_TEXT) throw new Refusal('slip_too_large', { mostSigns: MAX_SLIP_TEXT });
}
