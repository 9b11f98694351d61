import type { Language } from '@lanna/contract/people/members/members';
import type { Play } from '@lanna/rules/lotteries/lottery/play';
import type { Money } from '@lanna/rules/money';
import { readAmount } from '../../../../shared-parts/money/typed-amount.ts';
import { ruleNumber, takes } from '../board/plays.ts';

/** One number of the slip, as the player sees it. */
export interface NumberBet {
  play: string;
  /** As it was typed. */
  number: string;
  /** As it was typed. */
  amount: string;
  /** What it paid when it was put on the slip, by tier: another rate is asked about before it is sent. */
  prices: readonly string[];
}

export type Slip = readonly NumberBet[];

/** More numbers than these are another slip. */
export const MAX_BETS = 500;

export interface Added {
  slip: Slip;
  /** New on the slip. */
  added: NumberBet[];
  /** Stood there already, and are left as they were. */
  repeated: NumberBet[];
  /** The play takes no such number: a โต๊ด of 111. */
  refused: NumberBet[];
  /** Found no room. */
  left: NumberBet[];
}

/** Puts numbers on the slip, the newest last. A number of a play stands there once. */
export function addBets(
  slip: Slip,
  bets: readonly NumberBet[],
  playOf: (code: string) => Play | undefined,
): Added {
  const there = new Set(slip.map((bet) => keyOf(bet, playOf(bet.play))));
  const result: Added = { slip, added: [], repeated: [], refused: [], left: [] };
  for (const bet of bets) {
    const play = playOf(bet.play);
    const key = keyOf(bet, play);
    if (!play || !takes(play, bet.number)) result.refused.push(bet);
    else if (there.has(key)) result.repeated.push(bet);
    else if (slip.length + result.added.length >= MAX_BETS) result.left.push(bet);
    else {
      there.add(key);
      result.added.push(bet);
    }
  }
  return { ...result, slip: [...slip, ...result.added] };
}

/** What makes a number of the slip this one and no other. */
export function keyOf(bet: Pick<NumberBet, 'play' | 'number'>, play: Play | undefined): string {
  return `${bet.play} ${play ? ruleNumber(play, bet.number) : bet.number}`;
}

export function withAmount(slip: Slip, which: NumberBet, amount: string): Slip {
  return slip.map((bet) => (bet === which ? { ...bet, amount } : bet));
}

export function withAmountForAll(slip: Slip, amount: string): Slip {
  return slip.map((bet) => ({ ...bet, amount }));
}

export function without(slip: Slip, which: readonly NumberBet[]): Slip {
  const gone = new Set(which);
  return slip.filter((bet) => !gone.has(bet));
}

/** What it costs, as far as its amounts can be read. */
export function costOf(slip: Slip, language: Language): Money {
  return slip.reduce((sum, { amount }) => sum + (readAmount(amount, language) ?? 0n), 0n);
}

/** By play, in the order of the family's plays; numbers in the order they came. */
export function groupedByPlay(slip: Slip, plays: readonly Play[]): { play: Play; bets: NumberBet[] }[] {
  return plays.flatMap((play) => {
    const bets = slip.filter((bet) => bet.play === play.code);
    return bets.length > 0 ? [{ play, bets }] : [];
  });
}
