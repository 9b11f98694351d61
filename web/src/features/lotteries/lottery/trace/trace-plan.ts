import { MAX_SLIP_DRAWS } from '@lanna/contract/lotteries/lottery/slips';
import { MAX_MULTIPLE } from '@lanna/rules/lotteries/lottery/plays/payout';

/** Which draws a slip is bought on, and how many times over on each: 追号. */
export interface TracePlan {
  isOn: boolean;
  draws: number;
  kind: 'same' | 'doubling';
  /** Of the first draw. */
  multiple: number;
  /** The multiple doubles after so many draws. */
  everyDraws: number;
  /** Multiples typed by hand, by place from 0: they stay where they are when a draw closes and the next one takes its place. */
  own: Readonly<Record<number, number>>;
  stopOnWin: boolean;
}

export const NO_TRACE: TracePlan = {
  isOn: false,
  draws: 10,
  kind: 'same',
  multiple: 1,
  everyDraws: 1,
  own: {},
  stopOnWin: true,
};

/** The multiple of every draw, the next one first. */
export function multiplesOf(plan: TracePlan): number[] {
  if (!plan.isOn) return [1];
  return Array.from(
    { length: drawsBetween(plan.draws) },
    (_, at) => plan.own[at] ?? plannedMultiple(plan, at),
  );
}

/** How many times a slip is paid for. */
export function timesOver(multiples: readonly number[]): number {
  return multiples.reduce((sum, multiple) => sum + multiple, 0);
}

export function multipleBetween(multiple: number): number {
  return Number.isFinite(multiple) ? Math.min(MAX_MULTIPLE, Math.max(1, Math.trunc(multiple))) : 1;
}

export function drawsBetween(draws: number): number {
  return Number.isFinite(draws) ? Math.min(MAX_SLIP_DRAWS, Math.max(1, Math.trunc(draws))) : 1;
}

function plannedMultiple({ kind, multiple, everyDraws }: TracePlan, at: number): number {
  if (kind === 'same') return multiple;
  // Past what any multiple may be it stays there: two to the power of hundreds is no number of bets.
  const doublings = Math.min(20, Math.floor(at / Math.max(1, everyDraws)));
  return multipleBetween(multiple * 2 ** doublings);
}
