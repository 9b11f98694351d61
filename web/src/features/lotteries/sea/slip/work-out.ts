import { resultOfTotal } from '@lanna/rules/lotteries/lottery/yeekee/shots';

export interface WorkedOut {
  /** Sum of the players' shots. */
  players: number;
  house: number;
  /** Both together. */
  sum: number;
  /** Undefined with fewer than sixteen: nothing is taken off. */
  sixteenth: number | undefined;
  /** Without the sixteenth: what decides. */
  total: number;
  top3: string;
  bottom2: string;
}

/** How the result of a round comes about, line by line. Undefined with too few shots, or while the house shot is secret. */
export function workOut(shots: {
  count: number;
  leastShots: number;
  sum: string;
  sixteenth: string | undefined;
  houseShot: string | null;
}): WorkedOut | undefined {
  if (shots.count < shots.leastShots || shots.houseShot === null) return undefined;
  const [players, house] = [Number(shots.sum), Number(shots.houseShot)];
  const sixteenth = shots.sixteenth === undefined ? undefined : Number(shots.sixteenth);
  const sum = players + house;
  const total = sum - (sixteenth ?? 0);
  const digits = resultOfTotal(total).join('');
  return { players, house, sum, sixteenth, total, top3: digits.slice(0, 3), bottom2: digits.slice(3) };
}
