import { INSIDE, insideKey } from '@lanna/rules/play/tables/roulette/layout';
import { colourOf } from '@lanna/rules/play/tables/roulette/wheel';
import { el } from '../../../shared/element.ts';
import type { Spots } from '../../panel/spots.ts';

export type InsideMode = 'straight' | 'split' | 'street' | 'corner' | 'six-line';

/** Which plays are laid in which mode; those of the zero lie with their likes. */
const MODE_OF: Readonly<Record<string, InsideMode>> = {
  split: 'split',
  street: 'street',
  trio: 'street',
  corner: 'corner',
  'first-four': 'corner',
  'six-line': 'six-line',
};

export interface Numbers {
  root: HTMLElement;
  choose(mode: InsideMode): void;
}

/** Zero and the thirty-six, with a dot on each line and corner where the chosen play may lie. */
export function createNumbers(spots: Spots): Numbers {
  const cells = el(
    'div',
    { class: 'cells' },
    ...Array.from({ length: 37 }, (_, number) => {
      const cell = spots.make(insideKey('straight', [number]), {
        class: `number ${colourOf(number)}`,
        name: String(number),
        bare: true,
      });
      place(cell, placeOf(number));
      return cell;
    }),
  );
  const dots = Object.entries(INSIDE).flatMap(([name, all]) =>
    name === 'straight'
      ? []
      : all.map((numbers) => {
          const dot = spots.make(insideKey(name, numbers), { class: 'dot', content: [], bare: true });
          dot.dataset['mode'] = MODE_OF[name];
          place(dot, between(name, numbers));
          return dot;
        }),
  );
  const root = el('div', { class: 'numbers' }, cells, ...dots);
  return {
    root,
    choose(mode) {
      root.dataset['mode'] = mode;
      cells.inert = mode !== 'straight';
      for (const dot of dots) dot.toggleAttribute('data-off', dot.dataset['mode'] !== mode);
    },
  };
}

interface Place {
  /** 0 … 3 across the columns, 0 … 13 along the rows, of which the first is the zero's. */
  across: number;
  along: number;
}

function placeOf(number: number): Place {
  if (number === 0) return { across: 1.5, along: 0.5 };
  return { across: ((number - 1) % 3) + 0.5, along: Math.floor((number - 1) / 3) + 1.5 };
}

function between(name: string, numbers: readonly number[]): Place {
  const others = numbers.filter((number) => number > 0).map(placeOf);
  const middle = {
    across: others.reduce((sum, { across }) => sum + across, 0) / others.length,
    along: others.reduce((sum, { along }) => sum + along, 0) / others.length,
  };
  // What has the zero in it lies on the line below the zero; rows are taken from their edge.
  if (name === 'first-four') return { across: 0.06, along: 1 };
  if (numbers.includes(0)) return { ...middle, along: 1 };
  return name === 'street' || name === 'six-line' ? { ...middle, across: 0.06 } : middle;
}

function place(element: HTMLElement, { across, along }: Place): void {
  element.style.setProperty('--across', String(across / 3));
  element.style.setProperty('--along', String(along / 13));
}
