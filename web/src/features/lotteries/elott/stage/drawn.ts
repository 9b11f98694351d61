import type { Draw } from '@lanna/contract/lotteries/draws/draws';
import { parseResult } from '@lanna/rules/lotteries/lottery/draws/result-text';
import { familyOf } from '@lanna/rules/lotteries/lottery/families';
import type { LotteryType } from '@lanna/rules/lotteries/lottery/family';

export interface Drawn {
  /** Another one for each draw, and for each version of its result. */
  key: string;
  numero: string;
  result: string;
  numbers: readonly number[];
}

/** A draw with its numbers; undefined where it has none. */
export function drawnOf(family: string, draw: Draw | null): Drawn | undefined {
  const shape = familyOf(family)?.draw;
  if (!draw?.result || !shape) return undefined;
  const read = parseResult(shape, draw.result);
  if ('errors' in read) return undefined;
  const { numero, result, version } = draw;
  return { key: `${numero} ${version}`, numero, result, numbers: read.result };
}

export interface SumOfDraw {
  sum: number;
  /** A triple of dice is neither big nor small. */
  size: 'big' | 'small' | 'triple';
  parity: 'odd' | 'even';
}

/** From which sum on it is big. */
const BIG_FROM: Partial<Record<LotteryType, number>> = { K3: 11, PC28: 14 };

/** What the numbers of a draw add up to, in games that are played by it. */
export function sumOfDraw(type: LotteryType, numbers: readonly number[]): SumOfDraw | undefined {
  const bigFrom = BIG_FROM[type];
  if (bigFrom === undefined) return undefined;
  const sum = numbers.reduce((all, number) => all + number, 0);
  const isTriple = type === 'K3' && numbers.every((number) => number === numbers[0]);
  return {
    sum,
    size: isTriple ? 'triple' : sum >= bigFrom ? 'big' : 'small',
    parity: sum % 2 === 1 ? 'odd' : 'even',
  };
}
