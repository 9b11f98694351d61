import type { RouletteOutcome } from '@lanna/rules/play/tables/roulette/roulette';
import { colourOf } from '@lanna/rules/play/tables/roulette/wheel';
import { button, el, setAttribute } from '../../../shared/element.ts';
import type { Board, BoardParts } from '../kind.ts';
import { createNumbers, type InsideMode } from './numbers.ts';
import { createTrack } from './track.ts';
import { createWheelShow } from './wheel-show.ts';
import { ROULETTE_WORDS } from './words.ts';

const MODES = ['straight', 'split', 'street', 'corner', 'six-line', 'track'] as const;
const EVENS = ['low', 'even', 'red', 'black', 'odd', 'high'] as const;

/** The cloth: numbers with the chances beside them; a row of buttons says how chips lie on the numbers. */
export function createRouletteBoard({ language, spots, put }: BoardParts): Board {
  const words = ROULETTE_WORDS[language];
  const numbers = createNumbers(spots);
  const track = createTrack(words, put);
  const show = createWheelShow();
  const modes = MODES.map((mode) => ({
    mode,
    control: button({ class: 'mode', 'aria-pressed': 'false' }, () => choose(mode), words.modes[mode]),
  }));
  const outside = el(
    'div',
    { class: 'roulette-table' },
    el(
      'div',
      { class: 'evens' },
      ...EVENS.map((play) =>
        spots.make(play, { class: `side even-${play}`, name: words.short[play], bare: true }),
      ),
    ),
    el(
      'div',
      { class: 'dozens' },
      ...words.dozens.map((name, at) => spots.make(`dozen:${at + 1}`, { class: 'side', name, bare: true })),
    ),
    numbers.root,
    el(
      'div',
      { class: 'columns' },
      ...[1, 2, 3].map((column) =>
        spots.make(`column:${column}`, { class: 'side', name: words.column, bare: true }),
      ),
    ),
  );
  const mat = el(
    'div',
    { class: 'mat-roulette' },
    el(
      'div',
      { class: 'modes', role: 'group', 'aria-label': words.modesLabel },
      ...modes.map(({ control }) => control),
    ),
    outside,
    track,
  );

  function choose(chosen: (typeof MODES)[number]): void {
    for (const { mode, control } of modes)
      setAttribute(control, 'aria-pressed', mode === chosen ? 'true' : 'false');
    mat.dataset['mode'] = chosen;
    track.hidden = chosen !== 'track';
    outside.hidden = chosen === 'track';
    if (chosen !== 'track') numbers.choose(chosen satisfies InsideMode);
  }
  choose('straight');

  return {
    mat,
    show: show.root,
    clear: show.clear,
    rest: (outcome) => show.rest((outcome as RouletteOutcome).number),
    steps(outcome) {
      const { number } = outcome as RouletteOutcome;
      return [
        { afterMs: 150, sound: 'ball', show: () => show.spin(number), says: words.spinning },
        {
          afterMs: 5200,
          sound: 'lift',
          show: () => show.rest(number),
          says: words.colours[colourOf(number)],
        },
        { afterMs: 500, show: () => {} },
      ];
    },
  };
}
