import { FACES } from '@lanna/rules/play/tables/dice';
import type { DiceOutcome } from '@lanna/rules/play/tables/sic-bo/sic-bo';
import { el } from '../../shared/element.ts';
import { dieFace } from '../art/die.ts';
import { frequencyBars, lastResults, titled } from './figures.ts';
import type { PastRound, Statistics, StatisticsParts } from './kind.ts';

interface DiceNames {
  last: string;
  totals: string;
  sides: string;
  heads: { number: string };
}

/** What three dice have shown: the last rolls, how often each side and each total came. */
export function diceStatistics(
  rounds: readonly PastRound[],
  words: DiceNames,
  sides: readonly { name: string; letter: string; kind: string; of(roll: DiceOutcome): boolean }[],
  { share }: StatisticsParts,
): Statistics {
  const rolls = rounds.map(({ outcome }) => outcome as DiceOutcome);
  if (rolls.length === 0) return { strip: undefined, sheet: [] };
  const newest = rolls.toReversed();
  const sideOf = (roll: DiceOutcome) => sides.find(({ of }) => of(roll));
  const small = (roll: DiceOutcome) =>
    el(
      'span',
      { class: 'roll', 'data-side': sideOf(roll)?.kind },
      el('strong', {}, String(roll.total)),
      el('span', {}, sideOf(roll)?.letter),
    );
  const large = (roll: DiceOutcome) =>
    el('span', { class: 'roll large' }, ...roll.dice.map(dieFace), el('strong', {}, String(roll.total)));
  return {
    strip: lastResults(newest.slice(0, 14).map(small), words.last),
    sheet: [
      titled(words.last, lastResults(newest.slice(0, 30).map(large), words.last)),
      titled(
        words.sides,
        frequencyBars(
          sides.map(({ name, of }) => ({ name, count: rolls.filter(of).length })),
          rolls.length,
          share,
        ),
      ),
      titled(
        words.heads.number,
        frequencyBars(
          FACES.map((face) => ({
            name: String(face),
            picture: dieFace(face),
            count: rolls.filter(({ dice }) => dice.includes(face)).length,
          })),
          rolls.length,
          share,
        ),
      ),
      titled(
        words.totals,
        frequencyBars(
          Array.from({ length: 16 }, (_, at) => at + 3).map((total) => ({
            name: String(total),
            count: rolls.filter((roll) => roll.total === total).length,
          })),
          rolls.length,
          share,
        ),
      ),
    ],
  };
}
