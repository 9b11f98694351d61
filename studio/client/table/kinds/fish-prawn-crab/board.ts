import { pairsOf } from '@lanna/rules/play/tables/dice';
import {
  COLOUR_OF,
  COLOURS,
  PICTURES,
  type PictureColour,
  type PictureOutcome,
} from '@lanna/rules/play/tables/fish-prawn-crab/fish-prawn-crab';
import { el } from '../../../shared/element.ts';
import { creatureDie, creaturePicture } from '../../art/creatures.ts';
import { say } from '../../i18n/words.ts';
import { createDiceShow } from '../dice-show.ts';
import type { Board, BoardParts } from '../kind.ts';
import { FISH_PRAWN_CRAB_WORDS } from './words.ts';

const PAINT: Record<PictureColour, string> = { red: '#c8322b', green: '#1f8a5c', blue: '#2d6fc4' };

export function createFishPrawnCrabBoard({ language, spots }: BoardParts): Board {
  const words = FISH_PRAWN_CRAB_WORDS[language];
  const show = createDiceShow();
  const head = (text: string) => el('p', { class: 'mat-head', 'aria-hidden': 'true' }, text);
  const row = (name: string, title: string, ...places: readonly HTMLElement[]) =>
    el('div', { class: `mat-row ${name}` }, head(title), el('div', { class: 'places' }, ...places));
  const mat = el(
    'div',
    { class: 'mat-pictures' },
    el(
      'div',
      { class: 'pictures-grid' },
      ...PICTURES.map((picture) =>
        spots.make(`picture:${picture}`, {
          class: `main picture tint-${COLOUR_OF[picture]}`,
          content: [
            creaturePicture(picture),
            el('span', { class: 'spot-name', 'aria-hidden': 'true' }, words.pictures[picture]),
          ],
        }),
      ),
    ),
    row(
      'pairs',
      words.heads.pair,
      ...pairsOf(PICTURES).map(([one, other]) =>
        spots.make(`pair:${one}-${other}`, {
          class: 'side',
          content: [el('span', { class: 'faces' }, creaturePicture(one), creaturePicture(other))],
        }),
      ),
    ),
    row(
      'colours',
      words.heads.colour,
      ...COLOURS.map((colour) =>
        spots.make(`colour-once:${colour}`, {
          class: `side tint-${colour}`,
          name: say(words.once, { colour: words.colours[colour] }),
        }),
      ),
      ...COLOURS.map((colour) =>
        spots.make(`colour-twice:${colour}`, {
          class: `side tint-${colour}`,
          name: say(words.twice, { colour: words.colours[colour] }),
        }),
      ),
      spots.make('colour-thrice', { class: 'side wide' }),
      spots.make('any-triple', { class: 'side wide' }),
    ),
  );
  const faces = (outcome: unknown) => {
    const { dice } = outcome as PictureOutcome;
    return dice.map((picture) => creatureDie(picture, PAINT[COLOUR_OF[picture]]));
  };
  const named = (outcome: unknown) =>
    (outcome as PictureOutcome).dice.map((picture) => words.pictures[picture]).join(' · ');
  return {
    mat,
    show: show.root,
    clear: show.clear,
    rest: (outcome) => show.open(faces(outcome), named(outcome)),
    steps: (outcome) => show.steps(() => faces(outcome), named(outcome)),
  };
}
