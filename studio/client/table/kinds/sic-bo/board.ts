import { FACES, pairsOf } from '@lanna/rules/play/tables/dice';
import type { DiceOutcome } from '@lanna/rules/play/tables/sic-bo/sic-bo';
import { el } from '../../../shared/element.ts';
import { dieFace } from '../../art/die.ts';
import { createDiceShow } from '../dice-show.ts';
import type { Board, BoardParts } from '../kind.ts';
import { SIC_BO_WORDS } from './words.ts';

const TOTALS = [4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17];

export function createSicBoBoard({ language, spots }: BoardParts): Board {
  const words = SIC_BO_WORDS[language];
  const show = createDiceShow();
  const dice = (faces: readonly number[]) => el('span', { class: 'faces' }, ...faces.map(dieFace));
  const head = (text: string) => el('p', { class: 'mat-head', 'aria-hidden': 'true' }, text);
  const row = (name: string, title: string, ...places: readonly HTMLElement[]) =>
    el('div', { class: `mat-row ${name}` }, head(title), el('div', { class: 'places' }, ...places));
  const mat = el(
    'div',
    { class: 'mat-sic-bo' },
    el(
      'div',
      { class: 'mains four-up' },
      spots.make('small', { class: 'main player', name: words.short.small }),
      spots.make('odd', { class: 'main plain-side', name: words.short.odd }),
      spots.make('even', { class: 'main plain-side', name: words.short.even }),
      spots.make('big', { class: 'main banker', name: words.short.big }),
    ),
    row(
      'numbers',
      words.heads.number,
      ...FACES.map((face) => spots.make(`number:${face}`, { class: 'side', content: [dice([face])] })),
    ),
    row(
      'totals',
      words.heads.total,
      ...TOTALS.map((total) => spots.make(`total:${total}`, { class: 'side total', name: String(total) })),
    ),
    row(
      'doubles',
      words.heads.double,
      ...FACES.map((face) => spots.make(`double:${face}`, { class: 'side', content: [dice([face, face])] })),
    ),
    row(
      'triples',
      words.heads.triple,
      spots.make('any-triple', { class: 'side wide', name: words.short['any-triple'] }),
      ...FACES.map((face) =>
        spots.make(`triple:${face}`, { class: 'side', content: [dice([face, face, face])] }),
      ),
    ),
    row(
      'pairs',
      words.heads.pair,
      ...pairsOf(FACES).map(([one, other]) =>
        spots.make(`pair:${one}-${other}`, { class: 'side', content: [dice([one, other])] }),
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
