import type { FairStream } from '../../fair-stream.ts';
import type { Money } from '../../money.ts';

/** An exact share or rate. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** One thing a chip may lie on. */
export interface TablePlay {
  /** `banker`, `total:9`, `split:8-11`: for good, since bets of before are read by it. */
  key: string;
  /** Under which it has its words and its place on the table: `banker`, `total`, `split`. */
  family: string;
  /** What it gives back of a stake in the mean, counted exactly over all outcomes. At least 75 %. */
  returns: Fraction;
  /** The most it wins beyond the stake, for each unit staked. */
  mostWon: Fraction;
}

/** A game whose round all at a table see together: pure, and the same for the studio, the page and for anyone who checks a receipt. */
export interface TableRules<Outcome = unknown> {
  /** Of the shared round and of the folder. */
  kind: string;
  ruleVersion: string;
  /** Sheets of pay: `commission` and `no-commission` of baccarat; `standard` where there is one alone. */
  variants: readonly [string, ...string[]];
  plays(variant: string): readonly TablePlay[];
  /** Cards, dice or the wheel, from the round's stream alone. Plain JSON. */
  deal(stream: FairStream): Outcome;
  /** What a stake comes back as, the stake included: 0 lost, the stake itself a push. Never more precise than a hundredth, rounded down. */
  payout(variant: string, play: string, stake: Money, outcome: Outcome): Money;
  /** The most that these chips, by play, can come back as in one round, over all that can be dealt. Never too little. */
  mostPaid(variant: string, chips: Readonly<Record<string, Money>>): Money;
  /** Plays of which at most one can win and whose stakes cancel each other as turnover: red and black. */
  opposites(variant: string): readonly (readonly [string, string])[];
}
