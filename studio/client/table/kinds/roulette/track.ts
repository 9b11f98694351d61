import {
  type AnnouncedChips,
  neighbours,
  ORPHANS,
  TIERS,
  VOISINS,
} from '@lanna/rules/play/tables/roulette/announced-bets';
import { colourOf, pocketsAround, WHEEL } from '@lanna/rules/play/tables/roulette/wheel';
import { button, el, setAttribute } from '../../../shared/element.ts';
import { say } from '../../i18n/words.ts';
import type { ROULETTE_WORDS } from './words.ts';

const EACH = [1, 2, 3, 4] as const;
const USUAL = 2;
const [WIDTH, HEIGHT, ROUND] = [340, 286, 84];
const EDGE = 17;

/** The wheel laid out flat: a number with its neighbours, or a whole part of the wheel, at one press. */
export function createTrack(
  words: (typeof ROULETTE_WORDS)['TH'],
  put: (chips: AnnouncedChips) => void,
): HTMLElement {
  let each: number = USUAL;
  const numbers = WHEEL.map((number, at) => {
    const { x, y } = alongEdge(at / WHEEL.length);
    const stop = button(
      {
        class: 'track-number',
        'data-stop': number,
        'data-colour': colourOf(number),
        tabindex: -1,
      },
      () => put(neighbours(number, each)),
      String(number),
    );
    stop.style.left = `${(x / WIDTH) * 100}%`;
    stop.style.top = `${(y / HEIGHT) * 100}%`;
    return stop;
  });
  const sizes = EACH.map((size) => button({ class: 'mode' }, () => choose(size), String(size)));
  const note = el('p', { class: 'muted' });

  function choose(size: number): void {
    each = size;
    for (const [at, one] of sizes.entries()) setAttribute(one, 'aria-pressed', String(EACH[at] === size));
    for (const [at, stop] of numbers.entries()) {
      const number = WHEEL[at] ?? 0;
      const around = pocketsAround(number, size).join(' ');
      setAttribute(stop, 'aria-label', say(words.neighbours, { number, each: size, numbers: around }));
    }
    note.textContent = say(words.trackNote, { each: size });
  }
  choose(USUAL);
  const part = (name: string, label: string, chips: AnnouncedChips) =>
    button(
      { class: 'track-part', 'data-stop': name, tabindex: -1, 'aria-label': `${name}: ${label}` },
      () => put(chips),
      name,
    );
  return el(
    'div',
    { class: 'track' },
    el(
      'div',
      { class: 'track-oval' },
      ...numbers,
      el(
        'div',
        { class: 'track-parts' },
        part(words.voisins, words.voisinsLabel, VOISINS),
        part(words.orphans, words.orphansLabel, ORPHANS),
        part(words.tiers, words.tiersLabel, TIERS),
      ),
    ),
    el(
      'div',
      { class: 'track-sizes', role: 'group', 'aria-label': words.trackSizes },
      el('span', { class: 'muted' }, words.trackSizes),
      ...sizes,
    ),
    note,
  );
}

/** A point on a rectangle with round corners, clockwise from the middle of its upper side; `share` of the way round. */
function alongEdge(share: number): { x: number; y: number } {
  const [w, h] = [WIDTH - 2 * EDGE, HEIGHT - 2 * EDGE];
  const arc = (Math.PI / 2) * ROUND;
  const [flat, steep] = [w - 2 * ROUND, h - 2 * ROUND];
  let rest = share * (2 * flat + 2 * steep + 4 * arc);
  const corner = (cx: number, cy: number, from: number, way: number) => {
    const angle = from + way / ROUND;
    return { x: EDGE + cx + ROUND * Math.sin(angle), y: EDGE + cy - ROUND * Math.cos(angle) };
  };
  const parts: readonly (readonly [length: number, at: (way: number) => { x: number; y: number }])[] = [
    [flat / 2, (way) => ({ x: EDGE + w / 2 + way, y: EDGE })],
    [arc, (way) => corner(w - ROUND, ROUND, 0, way)],
    [steep, (way) => ({ x: EDGE + w, y: EDGE + ROUND + way })],
    [arc, (way) => corner(w - ROUND, h - ROUND, Math.PI / 2, way)],
    [flat, (way) => ({ x: EDGE + w - ROUND - way, y: EDGE + h })],
    [arc, (way) => corner(ROUND, h - ROUND, Math.PI, way)],
    [steep, (way) => ({ x: EDGE, y: EDGE + h - ROUND - way })],
    [arc, (way) => corner(ROUND, ROUND, (3 * Math.PI) / 2, way)],
    [flat / 2, (way) => ({ x: EDGE + ROUND + way, y: EDGE })],
  ];
  for (const [length, at] of parts) {
    if (rest <= length) return at(rest);
    rest -= length;
  }
  return { x: EDGE + w / 2, y: EDGE };
}
