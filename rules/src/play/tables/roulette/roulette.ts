import { countedOver, defineTable, type PlayRule } from '../define-table.ts';
import { LOST, wins } from '../paid-back.ts';
import { INSIDE, insideKey, wonOver } from './layout.ts';
import { colourOf, POCKETS, type WheelColour } from './wheel.ts';

export interface RouletteOutcome {
  number: number;
  colour: WheelColour;
}

type Play = PlayRule<RouletteOutcome>;

/** European: one zero, which loses everything outside. */
export const roulette = defineTable<RouletteOutcome>({
  kind: 'roulette',
  ruleVersion: 'roulette-1',
  variants: ['standard'],
  variant: () => ({
    plays: countedOver(everyNumber(), everyPlay()),
    opposites: [
      ['red', 'black'],
      ['odd', 'even'],
      ['low', 'high'],
    ],
  }),
  outcomes: everyNumber,
  deal: (stream) => rouletteOutcome(stream.below(POCKETS)),
});

export function rouletteOutcome(number: number): RouletteOutcome {
  return { number, colour: colourOf(number) };
}

function everyNumber(): RouletteOutcome[] {
  return Array.from({ length: POCKETS }, (_, number) => rouletteOutcome(number));
}

function everyPlay(): Play[] {
  return [
    ...Object.entries(INSIDE).flatMap(([name, all]) =>
      all.map((numbers) => covering(insideKey(name, numbers), numbers)),
    ),
    ...[1, 2, 3].map((dozen) =>
      covering(
        `dozen:${dozen}`,
        numbersWhere((n) => Math.ceil(n / 12) === dozen),
      ),
    ),
    ...[1, 2, 3].map((column) =>
      covering(
        `column:${column}`,
        numbersWhere((n) => n % 3 === column % 3),
      ),
    ),
    covering(
      'red',
      numbersWhere((n) => colourOf(n) === 'red'),
    ),
    covering(
      'black',
      numbersWhere((n) => colourOf(n) === 'black'),
    ),
    covering(
      'odd',
      numbersWhere((n) => n % 2 === 1),
    ),
    covering(
      'even',
      numbersWhere((n) => n % 2 === 0),
    ),
    covering(
      'low',
      numbersWhere((n) => n <= 18),
    ),
    covering(
      'high',
      numbersWhere((n) => n >= 19),
    ),
  ];
}

/** Of the thirty-six: the zero is in none of these. */
function numbersWhere(isCovered: (number: number) => boolean): number[] {
  return Array.from({ length: POCKETS - 1 }, (_, at) => at + 1).filter(isCovered);
}

function covering(key: string, numbers: readonly number[]): Play {
  const [covered, won] = [new Set(numbers), wins(wonOver(numbers.length))];
  const back: Play['back'] = ({ number }) => (covered.has(number) ? won : LOST);
  return { key, family: key.split(':', 1)[0] ?? key, back };
}
