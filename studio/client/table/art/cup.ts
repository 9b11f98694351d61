import { svg } from '../../shared/svg.ts';

/** The woven cover over the dice, on 160 × 96. */
export function cup(): SVGSVGElement {
  const bands = [30, 46, 62, 78].map((y, at) =>
    svg('path', {
      d: `M${44 - at * 9} ${y}Q80 ${y + 12} ${116 + at * 9} ${y}`,
      fill: 'none',
      stroke: '#8a5a24',
      'stroke-width': 2.4,
    }),
  );
  const ribs = [-46, -28, -10, 10, 28, 46].map((x) =>
    svg('path', {
      d: `M${80 + x * 0.35} 16Q${80 + x * 0.8} 50 ${80 + x} 90`,
      fill: 'none',
      stroke: '#6f4418',
      'stroke-width': 1.4,
    }),
  );
  return svg(
    'svg',
    { viewBox: '0 0 160 96', class: 'cup', 'aria-hidden': 'true' },
    svg('path', {
      d: 'M16 88C22 40 44 12 80 12S138 40 144 88Q80 104 16 88Z',
      fill: '#c98f3f',
      stroke: '#6f4418',
      'stroke-width': 2,
    }),
    ...ribs,
    ...bands,
    svg('path', {
      d: 'M30 70C36 44 48 28 64 22',
      fill: 'none',
      stroke: '#f3d08a',
      'stroke-width': 3,
      'stroke-linecap': 'round',
    }),
    svg('circle', { cx: 80, cy: 10, r: 6, fill: '#b3322c', stroke: '#6f4418', 'stroke-width': 1.5 }),
  );
}
