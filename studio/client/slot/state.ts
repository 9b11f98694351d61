import { type Money, parseMoney } from '@lanna/rules/money';
import type { z } from 'zod';
import type { FreeBets, PlayRefusal, PlaySession, ReelStep, SlotRound, spinAnswer } from '../../play-api.ts';

export type SpinAnswer = z.infer<typeof spinAnswer>;

/** What the game is doing; the table of allowed moves is `play.ts`. */
export type Phase =
  /** Fetching the session from the studio: player, balance, stakes. */
  | 'loading'
  /** A round that was paid but not shown to its end waits for the player. */
  | 'resuming'
  | 'idle'
  /** The reels turn; the studio has not answered yet. */
  | 'spinning'
  /** The reels are coming to rest on the current step. */
  | 'landing'
  /** The current step's wins are being presented. */
  | 'showing'
  /** Free spins were won and wait to be started. */
  | 'intro'
  /** The last free spin was presented; the total is shown. */
  | 'summary'
  /** A refusal that only leaving or reloading can end. */
  | 'halted';

/** Everything that can stop a spin: the studio's refusals, a round taken back, and no answer at all. */
export type GameError = PlayRefusal | 'stake_returned' | 'no_connection';

export interface RoundInPlay {
  round: SlotRound;
  /** Index of the step on the reels, or about to be. */
  step: number;
  /** `replay` moves no money and reports no progress. */
  mode: 'live' | 'resumed' | 'replay';
  /** The true balance, shown when the round has been presented to its end. */
  balanceAfter: Money;
  /** One of the player's free bets. */
  isFree?: boolean;
}

export interface GameState {
  phase: Phase;
  session: PlaySession | undefined;
  stake: Money;
  /** The money as the player sees it: the payout arrives when the reels have shown it. */
  balance: Money;
  /** What the round in view has shown so far, or the last round's total. */
  win: Money;
  /** The press that is on its way to the studio; kept while its outcome is unknown. */
  press: { key: string; stake: Money; freeBets?: string } | undefined;
  /** What the player may play for nothing; undefined where there is nothing left. */
  freeBets: FreeBets | undefined;
  /** The next press plays one of them. */
  playsFree: boolean;
  /** What free bets have won since the game was opened. */
  wonFree: Money;
  playing: RoundInPlay | undefined;
  error: GameError | undefined;
  /** Milliseconds of the page's clock; no new cycle starts sooner. */
  nextSpinAt: number;
  /** Money has moved outside of the game, and the balance is not known anew yet. */
  moneyMoved: boolean;
}

export const initialState: GameState = {
  phase: 'loading',
  session: undefined,
  stake: 0n,
  balance: 0n,
  win: 0n,
  press: undefined,
  freeBets: undefined,
  playsFree: false,
  wonFree: 0n,
  playing: undefined,
  error: undefined,
  nextSpinAt: 0,
  moneyMoved: false,
};

/** The studio's amounts are checked against the contract on arrival; one that is not money is a bug. */
export function moneyOf(amount: string): Money {
  const money = parseMoney(amount);
  if (money === undefined) throw new Error(`not an amount: ${amount}`);
  return money;
}

export function currentStep(playing: RoundInPlay): ReelStep {
  const step = playing.round.steps[playing.step];
  if (!step) throw new Error(`round ${playing.round.id} has no step ${playing.step}`);
  return step;
}

/** Whether the balance shown is the whole truth: no press is on its way, and no round has still something to show. */
export function isSettled({ phase, press, playing }: GameState): boolean {
  if (phase === 'loading' || phase === 'halted' || press) return false;
  return !playing || playing.mode === 'replay';
}

/** What steps 0 … `count` − 1 paid together. */
export function wonBy(round: SlotRound, count: number): Money {
  return round.steps.slice(0, count).reduce((sum, step) => sum + moneyOf(step.win), 0n);
}

/** Free spins as the player counts them: how many were played and how many have been won up to the current step. */
export function freeSpinsOf(playing: RoundInPlay): { played: number; won: number } {
  const presented = playing.round.steps.slice(0, playing.step + 1);
  return {
    played: currentStep(playing).freeSpin,
    won: presented.reduce((sum, step) => sum + (step.scatter?.freeSpinsAwarded ?? 0), 0),
  };
}
