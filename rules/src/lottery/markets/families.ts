import { range } from '../combinations.ts';
import type { DrawPart, Family, LotteryType } from '../family.ts';
import { exact } from '../sea/number-plays.ts';
import { price } from '../sea/price.ts';

/** หวยฮานอย: of the northern draw of Vietnam. */
export const hanoi: Family = market('HANOI', [prize('special', 5), prize('g1', 5)], [2, 3, 4]);
/** หวยลาว: four digits. */
export const lao: Family = market('LAO', [prize('digits', 4)], [1, 2, 3]);
/** หวยมาเลย์: first and second prize. */
export const malaysia: Family = market('MALAYSIA', [prize('first', 4), prize('second', 4)], [1, 2, 3]);
/** หวยหุ้น: the last digit and two decimals of an index, two decimals of its change. */
export const stock: Family = market('STOCK', [prize('top3', 3), prize('bottom2', 2)], [0, 1, 2]);

function market(type: LotteryType, parts: readonly DrawPart[], topThree: readonly number[]): Family {
  const digits = parts.reduce((sum, { length }) => sum + length, 0);
  return {
    code: type,
    type,
    unitCost: 1,
    draw: { parts, random: ({ below }) => range(1, digits).map(() => below(10)) },
    plays: [exact('top3', topThree, { price: price('900') })],
  };
}

function prize(name: string, length: number): DrawPart {
  return { name, count: 1, length, from: 0, to: 9, width: 1 };
}
