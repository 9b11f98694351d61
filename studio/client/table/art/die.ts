import { svg } from '../../shared/svg.ts';

const PIPS: Record<number, readonly (readonly [number, number])[]> = {
  1: [[24, 24]],
  2: [
    [14, 14],
    [34, 34],
  ],
  3: [
    [13, 13],
    [24, 24],
    [35, 35],
  ],
  4: [
    [14, 14],
    [34, 14],
    [14, 34],
    [34, 34],
  ],
  5: [
    [14, 14],
    [34, 14],
    [24, 24],
    [14, 34],
    [34, 34],
  ],
  6: [
    [14, 12],
    [34, 12],
    [14, 24],
    [34, 24],
    [14, 36],
    [34, 36],
  ],
};

/** A face of an ivory die on 48 × 48; one and four are red, as dice are at Thai tables. */
export function dieFace(pips: number): SVGSVGElement {
  const colour = pips === 1 || pips === 4 ? '#c0261f' : '#1d1f45';
  const radius = pips === 1 ? 7 : 4.4;
  return svg(
    'svg',
    { viewBox: '0 0 48 48', class: 'die', 'aria-hidden': 'true' },
    svg('rect', {
      x: 1,
      y: 1,
      width: 46,
      height: 46,
      rx: 10,
      fill: '#fbf3df',
      stroke: '#c39a4d',
      'stroke-width': 1.5,
    }),
    svg('path', {
      d: 'M6 41Q24 46 42 41',
      fill: 'none',
      stroke: '#e2cda0',
      'stroke-width': 2,
      'stroke-linecap': 'round',
    }),
    ...(PIPS[pips] ?? []).map(([cx, cy]) => svg('circle', { cx, cy, r: radius, fill: colour })),
  );
}
