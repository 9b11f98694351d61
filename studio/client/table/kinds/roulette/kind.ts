import { type RouletteOutcome, roulette } from '@lanna/rules/play/tables/roulette/roulette';
import { colourOf, POCKETS, type WheelColour } from '@lanna/rules/play/tables/roulette/wheel';
import type { TableRules } from '@lanna/rules/play/tables/table-rules';
import { el } from '../../../shared/element.ts';
import { type Language, say } from '../../i18n/words.ts';
import { familyName } from '../dice-words.ts';
import { frequencyBars, lastResults, titled } from '../figures.ts';
import type { Kind } from '../kind.ts';
import { createRouletteBoard } from './board.ts';
import { ROULETTE_WORDS } from './words.ts';

function sentence(outcome: unknown, language: Language): string {
  const { number, colour } = outcome as RouletteOutcome;
  const { says, saysZero, colours, what } = ROULETTE_WORDS[language];
  if (number === 0) return saysZero;
  const sides = `${number % 2 === 1 ? what.odd : what.even} ${number > 18 ? what.high : what.low}`;
  return say(says, { number, colour: colours[colour], what: sides });
}

const SIDES: readonly (readonly [
  name: 'red' | 'black' | 'odd' | 'even' | 'low' | 'high',
  of: (n: number) => boolean,
])[] = [
  ['red', (n) => colourOf(n) === 'red'],
  ['black', (n) => colourOf(n) === 'black'],
  ['odd', (n) => n % 2 === 1],
  ['even', (n) => n > 0 && n % 2 === 0],
  ['low', (n) => n > 0 && n <= 18],
  ['high', (n) => n > 18],
];

export function numberMark(number: number): HTMLElement {
  const colour: WheelColour = colourOf(number);
  return el('span', { class: 'pocket', 'data-colour': colour }, String(number));
}

export const kind: Kind = {
  rules: roulette as TableRules<unknown>,
  nameOf: (play, language) => familyName(ROULETTE_WORDS[language].families, play),
  howTo: (_variant, language) => ROULETTE_WORDS[language].howTo,
  sentences: (outcome, _variant, language) => [sentence(outcome, language)],
  short: sentence,
  createBoard: createRouletteBoard,
  statistics(rounds, { language, share }) {
    const words = ROULETTE_WORDS[language];
    const numbers = rounds.map(({ outcome }) => (outcome as RouletteOutcome).number);
    if (numbers.length === 0) return { strip: undefined, sheet: [] };
    const newest = numbers.toReversed();
    return {
      strip: lastResults(newest.slice(0, 14).map(numberMark), words.last),
      sheet: [
        titled(words.last, lastResults(newest.slice(0, 100).map(numberMark), words.last)),
        titled(
          words.sides,
          frequencyBars(
            SIDES.map(([name, of]) => ({ name: words.families[name], count: numbers.filter(of).length })),
            numbers.length,
            share,
          ),
        ),
        titled(
          words.numbers,
          frequencyBars(
            Array.from({ length: POCKETS }, (_, number) => ({
              name: String(number),
              picture: numberMark(number),
              count: numbers.filter((one) => one === number).length,
            })),
            numbers.length,
            share,
          ),
        ),
      ],
    };
  },
};
