import {
  askRoad,
  type BigRoadCell,
  beadRoad,
  bigRoad,
  DERIVED_ROADS,
  type DerivedRoad,
  derivedRoad,
  type RoadColour,
  type RoadResult,
  setBeginning,
} from '@lanna/rules/play/tables/roads';
import { el } from '../../shared/element.ts';
import { svg } from '../../shared/svg.ts';
import { type Language, say } from '../i18n/words.ts';
import type { PastRound, Statistics, StatisticsParts } from './kind.ts';
import { ROAD_WORDS } from './road-words.ts';

/** A table with two sides and a tie: what its roads need to know of it. */
export interface RoadSides {
  resultOf(outcome: unknown): RoadResult;
  /** Corner marks of a bead: red and blue pairs. */
  pairsOf?(outcome: unknown): { red: boolean; blue: boolean };
  /** One letter for a bead. */
  letters: Record<RoadResult, string>;
  names(language: Language): Record<RoadResult, string>;
}

const ROWS = 6;
const COLOURS: Record<RoadResult, string> = { red: '#e2483d', blue: '#3f8be6', tie: '#2fae7a' };

/** The roads of the set that runs, its figures, and what the derived roads would get next. */
export function roadStatistics(
  rounds: readonly PastRound[],
  sides: RoadSides,
  { language, share }: StatisticsParts,
): Statistics {
  const words = ROAD_WORDS[language];
  const begins = setBeginning(rounds.at(-1)?.number ?? 1);
  const set = rounds.filter(({ number }) => number >= begins);
  const results = set.map(({ outcome }) => sides.resultOf(outcome));
  if (results.length === 0) return { strip: undefined, sheet: [] };
  const names = sides.names(language);
  const counts = (['red', 'blue', 'tie'] as const).map((side) => ({
    side,
    count: results.filter((result) => result === side).length,
  }));
  const summary = counts.map(({ side, count }) => `${names[side]} ${count}`).join(' · ');
  const big = bigRoad(results);
  return {
    strip: bigRoadPicture(big, `${words.big}: ${summary}`, STRIP_COLUMNS),
    sheet: [
      el(
        'ul',
        { class: 'counts' },
        ...counts.map(({ side, count }) =>
          el(
            'li',
            { 'data-side': side },
            el('span', {}, names[side]),
            el('strong', {}, String(count)),
            el('span', {}, `${share(count, results.length)}%`),
          ),
        ),
      ),
      road(words.bead, beadPicture(set, sides, `${words.bead}: ${summary}`)),
      road(words.big, bigRoadPicture(big, `${words.big}: ${summary}`)),
      ...DERIVED_ROADS.map((name) => road(words[name], derivedPicture(results, name, words[name]))),
      ask(results, names, words),
    ],
  };
}

const STRIP_COLUMNS = 22;
const CELL = 16;

function road(name: string, picture: SVGSVGElement): HTMLElement {
  return el(
    'figure',
    { class: 'road-figure' },
    el('figcaption', {}, name),
    el('div', { class: 'road-scroll', tabindex: 0, role: 'group', 'aria-label': name }, picture),
  );
}

function beadPicture(set: readonly PastRound[], sides: RoadSides, label: string): SVGSVGElement {
  const cells = beadRoad(set);
  return grid(
    cells.map(({ column, row, mark }) => {
      const result = sides.resultOf(mark.outcome);
      const pairs = sides.pairsOf?.(mark.outcome);
      return svg(
        'g',
        { transform: `translate(${column * CELL} ${row * CELL})` },
        svg('circle', { cx: 8, cy: 8, r: 6.8, fill: COLOURS[result] }),
        svg(
          'text',
          { x: 8, y: 11.4, 'text-anchor': 'middle', 'font-size': 9, 'font-weight': 600, fill: '#fff' },
          sides.letters[result],
        ),
        pairs?.red &&
          svg('circle', { cx: 2.8, cy: 2.8, r: 2.2, fill: COLOURS.red, stroke: '#fff', 'stroke-width': 0.6 }),
        pairs?.blue &&
          svg('circle', {
            cx: 13.2,
            cy: 13.2,
            r: 2.2,
            fill: COLOURS.blue,
            stroke: '#fff',
            'stroke-width': 0.6,
          }),
      );
    }),
    columnsOf(cells),
    label,
  );
}

function bigRoadPicture(cells: readonly BigRoadCell[], label: string, columns?: number): SVGSVGElement {
  const last = columnsOf(cells);
  const from = columns === undefined ? 0 : Math.max(0, last - columns);
  const shown = cells.filter(({ column }) => column >= from);
  return grid(
    shown.map(({ column, row, side, ties }) =>
      svg(
        'g',
        { transform: `translate(${(column - from) * CELL} ${row * CELL})` },
        side !== null &&
          svg('circle', { cx: 8, cy: 8, r: 5.6, fill: 'none', stroke: COLOURS[side], 'stroke-width': 2.4 }),
        ties > 0 && svg('path', { d: 'M3 13L13 3', stroke: COLOURS.tie, 'stroke-width': 2 }),
        ties > 1 &&
          svg(
            'text',
            { x: 8, y: 11, 'text-anchor': 'middle', 'font-size': 8.5, 'font-weight': 600, fill: '#fff' },
            String(ties),
          ),
      ),
    ),
    columns ?? last,
    label,
  );
}

/** Rings, dots and strokes, as they are drawn at tables. */
function mark(name: DerivedRoad, colour: RoadColour): SVGElement {
  const paint = COLOURS[colour];
  if (name === 'bigEye')
    return svg('circle', { cx: 8, cy: 8, r: 5, fill: 'none', stroke: paint, 'stroke-width': 2.4 });
  if (name === 'small') return svg('circle', { cx: 8, cy: 8, r: 5.6, fill: paint });
  return svg('path', { d: 'M3 13L13 3', stroke: paint, 'stroke-width': 3, 'stroke-linecap': 'round' });
}

function derivedPicture(results: readonly RoadResult[], name: DerivedRoad, label: string): SVGSVGElement {
  const cells = derivedRoad(results, name);
  const drawn = cells.map(({ column, row, mark: colour }) =>
    svg('g', { transform: `translate(${column * CELL} ${row * CELL})` }, mark(name, colour)),
  );
  return grid(drawn, columnsOf(cells), label);
}

/** What would be drawn if this side came next; it says nothing of whether it does. */
function ask(
  results: readonly RoadResult[],
  names: Record<RoadResult, string>,
  words: (typeof ROAD_WORDS)[Language],
): HTMLElement {
  const rows = (['red', 'blue'] as const).map((side) => {
    const next = askRoad(results, side);
    return el(
      'tr',
      {},
      el('th', { scope: 'row', 'data-side': side }, say(words.askIf, { name: names[side] })),
      ...DERIVED_ROADS.map((name) => {
        const colour = next[name];
        const picture = svg('svg', { viewBox: '0 0 16 16', class: 'ask-mark', 'aria-hidden': 'true' });
        if (colour !== null) picture.append(mark(name, colour));
        const text = colour === null ? words.askNone : words.colours[colour];
        return el('td', {}, picture, el('span', {}, text));
      }),
    );
  });
  return el(
    'table',
    { class: 'ask' },
    el('caption', {}, words.ask),
    el(
      'thead',
      {},
      el('tr', {}, el('td', {}), ...DERIVED_ROADS.map((name) => el('th', { scope: 'col' }, words[name]))),
    ),
    el('tbody', {}, ...rows),
  );
}

function columnsOf(cells: readonly { column: number }[]): number {
  return cells.reduce((most, { column }) => Math.max(most, column + 1), 0);
}

function grid(cells: readonly SVGElement[], filled: number, label: string): SVGSVGElement {
  const columns = Math.max(filled, 12);
  const lines = [
    ...Array.from({ length: columns + 1 }, (_, at) => `M${at * CELL} 0V${ROWS * CELL}`),
    ...Array.from({ length: ROWS + 1 }, (_, at) => `M0 ${at * CELL}H${columns * CELL}`),
  ];
  return svg(
    'svg',
    {
      viewBox: `0 0 ${columns * CELL} ${ROWS * CELL}`,
      width: columns * CELL,
      height: ROWS * CELL,
      class: 'road-picture',
      role: 'img',
      'aria-label': label,
    },
    svg('path', { d: lines.join(''), stroke: 'currentColor', 'stroke-opacity': 0.22, 'stroke-width': 0.8 }),
    ...cells,
  );
}
