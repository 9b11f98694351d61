import { MAX_SLIP_NUMBERS } from '@lanna/contract/lotteries/lottery/slips';
import { unitsOf } from '@lanna/rules/lotteries/lottery/play';
import { type BetLine, mostPaid } from '@lanna/rules/lotteries/lottery/plays/payout';
import type { Money } from '@lanna/rules/money';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { numbersPlayed, type PlayedNumber } from '../betting/numbers-played.ts';
import type { PricedBet } from '../betting/price-bets.ts';
import type { BetOutlook } from '../betting/refuse-prizes.ts';

/** By how much a line adds to what stands on one number of a play at one draw; on the play as a whole where the number is empty. */
export interface Exposed {
  drawId: string;
  play: string;
  number: string;
  stake: Money;
  /** The most the brand pays more if it is drawn. */
  liability: Money;
  isHalf: boolean;
}

/** What a slip adds to what stands on numbers, each number once. Refuses with `slip_too_large` {mostNumbers}. */
export function exposedBy(bets: readonly PricedBet[], outlooks: readonly BetOutlook[]): Exposed[] {
  const all = new Map<string, Exposed>();
  for (const [at, { draw, line, bet, isHalf, stake }] of bets.entries()) {
    const most = outlooks[at]?.most ?? 0n;
    for (const one of exposedByLine({ drawId: draw.id, bet, stake, most, isHalf, numbers: line.numbers })) {
      addTo(all, `${one.drawId}/${one.play}/${one.number}`, one);
      if (all.size > MAX_SLIP_NUMBERS) throw new Refusal('slip_too_large', { mostNumbers: MAX_SLIP_NUMBERS });
    }
  }
  return [...all.values()];
}

/** What one line on one draw adds, number by number. */
export function* exposedByLine(of: {
  drawId: string;
  bet: BetLine;
  stake: Money;
  /** The most it can pay. */
  most: Money;
  isHalf: boolean;
  numbers?: readonly PlayedNumber[] | null;
}): Generator<Exposed> {
  const { drawId, bet, stake, isHalf } = of;
  const { play, selection } = bet;
  const numbers = of.numbers === undefined ? numbersPlayed(play, selection) : of.numbers;
  const key = { drawId, play: play.code, isHalf };
  if (!numbers) return yield { ...key, number: '', stake, liability: of.most };
  const units = BigInt(unitsOf(play, selection));
  for (const { number, pick } of numbers)
    yield {
      ...key,
      number,
      stake: (stake * BigInt(unitsOf(play, pick))) / units,
      liability: mostPaid({ ...bet, selection: pick }),
    };
}

/** Adds up what has the same key. */
export function addTo<One extends { stake: Money; liability: Money }>(
  all: Map<string, One>,
  key: string,
  one: One,
): void {
  const earlier = all.get(key);
  if (earlier) {
    earlier.stake += one.stake;
    earlier.liability += one.liability;
  } else all.set(key, one);
}
