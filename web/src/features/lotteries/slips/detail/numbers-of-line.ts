import type { BoughtLine } from '@lanna/contract/lotteries/lottery/slips';
import { moneyOf } from '@lanna/contract/money';
import { familyOf } from '@lanna/rules/lotteries/lottery/families';
import { playOf } from '@lanna/rules/lotteries/lottery/family';
import { gameOf } from '@lanna/rules/lotteries/lottery/games';
import { readSelection } from '@lanna/rules/lotteries/lottery/plays/selection-text';
import { MONEY_SCALE, type Money } from '@lanna/rules/money';

export interface NumberOfLine {
  number: string;
  stake: Money;
  /** What it wins where it comes. */
  pays: Money;
}

/** Whether a slip of this lottery is read number by number: those played in Thailand. */
export function isReadByNumber(gameCode: string): boolean {
  return gameOf(gameCode)?.prizeMode === 'SEA';
}

/** The numbers of a line, each with what it cost and what it pays; undefined where a line is not read so. */
export function numbersOfLine(
  gameCode: string,
  line: Pick<BoughtLine, 'play' | 'selection' | 'units' | 'stake' | 'prices'>,
): NumberOfLine[] | undefined {
  if (!isReadByNumber(gameCode)) return undefined;
  const family = familyOf(gameOf(gameCode)?.family ?? '');
  const play = family && playOf(family, line.play);
  const read = play && readSelection(play, line.selection);
  if (!play || !read || 'errors' in read) return undefined;
  const { rows, lines } = play.shape;
  const numbers = lines ? read.selection.slice(rows.length) : read.selection.flat().map((digit) => [digit]);
  if (numbers.length !== line.units) return undefined;
  const stake = moneyOf(line.stake) / BigInt(line.units);
  const prices = line.prices.map(moneyOf);
  return numbers.map((digits) => {
    // A โต๊ด of 112 pays another tier than one of 123.
    const tier = play.unitsByTier([digits]).findIndex((count) => count > 0);
    return {
      number: digits.join(''),
      stake,
      pays: (stake * (prices[Math.max(0, tier)] ?? 0n)) / MONEY_SCALE,
    };
  });
}
