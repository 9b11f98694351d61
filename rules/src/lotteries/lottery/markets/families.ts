import { range } from '../cover/combinations.ts';
import { type DrawPart, type Family, type LotteryType, makeFamily } from '../family.ts';
import type { Play } from '../play.ts';
import { fourTop, threeTop, twoAndRunning } from '../sea/usual-plays.ts';

/** หวยฮานอย, of the northern draw of Vietnam: the top is the end of the special prize, the bottom that of the first prize. */
export const hanoi: Family = market('HANOI', [prize('special', 5), prize('g1', 5)], () =>
  ofFourDigits(range(1, 4), [8, 9]),
);

/** หวยลาว, one number of four digits: the top is its end, the bottom its beginning. */
export const lao: Family = market('LAO', [prize('digits', 4)], () => ofFourDigits(range(0, 3), [0, 1]));

/** หวยมาเลย์: the top is the first prize, the bottom the end of the second. */
export const malaysia: Family = market('MALAYSIA', [prize('first', 4), prize('second', 4)], () =>
  ofFourDigits(range(0, 3), [6, 7]),
);

const INDEX_DIGITS = range(0, 2);

/** หวยหุ้น: the top is the last digit and the two decimals of an index, the bottom the two decimals of its change. */
export const stock: Family = market('STOCK', [prize('top3', 3), prize('bottom2', 2)], () => [
  ...threeTop(INDEX_DIGITS),
  ...twoAndRunning(INDEX_DIGITS, [3, 4]),
]);

function ofFourDigits(topFour: readonly number[], bottomTwo: readonly number[]): Play[] {
  const topThree = topFour.slice(-3);
  return [...threeTop(topThree), ...twoAndRunning(topThree, bottomTwo), ...fourTop(topFour)];
}

/** A unit costs 1. */
function market(type: LotteryType, parts: readonly DrawPart[], makePlays: () => readonly Play[]): Family {
  const digits = parts.reduce((sum, { length }) => sum + length, 0);
  return makeFamily(
    {
      code: type,
      type,
      unitCost: 1,
      draw: { parts, random: ({ below }) => range(1, digits).map(() => below(10)) },
    },
    makePlays,
  );
}

function prize(name: string, length: number): DrawPart {
  return { name, count: 1, length, from: 0, to: 9, width: 1 };
}
