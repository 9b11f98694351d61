import { FACES, pairsOf } from '@lanna/rules/play/tables/dice';
import type { DiceOutcome } from '@lanna/rules/play/tables/sic-bo/sic-bo';
import { el } from '../../../shared/element.ts';
import { dieFace } from '../../art/die.ts';
import { createDiceShow } from '../dice-show.ts';
import type { Board, BoardParts } from '../kind.ts';
import { HI_LO_WORDS } from './words.ts';

const SETS = ['1-2-3', '4-5-6'];

/** The cloth as it is laid out at Thai tables: low on the left, high on the right, eleven between them, the numbers below. */
export function createHiLoBoard({ language, spots }: BoardParts): Board {
  const words = HI_LO_WORDS[language];
  const show = createDiceShow();
  const dice = (faces: readonly number[]) => el('span', { class: 'faces' }, ...faces.map(dieFace));
  const head = (text: string) => el('p', { class: 'mat-head', 'aria-hidden': 'true' }, text);
  const row = (name: string, title: string, ...places: readonly HTMLElement[]) =>
    el('div', { class: `mat-row ${name}` }, head(title), el('div', { class: 'places' }, ...places));
  const mat = el(
    'div',
    { class: 'mat-hi-lo' },
    el(
      'div',
      { class: 'mains' },
      spots.make('low', { class: 'main player', name: words.short.low }),
      spots.make('eleven', { class: 'main tie', name: words.short.eleven }),
      spots.make('high', { class: 'main banker', name: words.short.high }),
    ),
    row(
      'numbers',
      words.heads.number,
      ...FACES.map((face) => spots.make(`number:${face}`, { class: 'side', content: [dice([face])] })),
    ),
    row(
      'sets',
      words.heads.set,
      ...SETS.map((set) =>
        spots.make(`set:${set}`, { class: 'side', content: [dice(set.split('-').map(Number))] }),
      ),
    ),
    row(
      'pairs',
      words.heads.pair,
      ...pairsOf(FACES).map(([one, other]) =>
        spots.make(`pair:${one}-${other}`, { class: 'side', content: [dice([one, other])] }),
      ),
    ),
    ...(['low', 'high'] as const).map((side) =>
      row(
        `with-${side}`,
        words.heads[`number-${side}`],
        ...FACES.map((face) =>
          spots.make(`number-${side}:${face}`, {
            class: `side tint-${side}`,
            content: [
              dice([face]),
              el('span', { class: 'spot-name', 'aria-hidden': 'true' }, words.short[side]),
            ],
          }),
        ),
      ),
    ),
  );
  const faces = (outcome: unknown) => (outcome as DiceOutcome).dice.map(dieFace);
  const sum = (outcome: unknown) => String((outcome as DiceOutcome).total);
  return {
    mat,
    show: show.root,
    clear: show.clear,
    rest: (outcome) => show.open(faces(outcome), sum(outcome)),
    steps: (outcome) => show.steps(() => faces(outcome), sum(outcome)),
  };
}
