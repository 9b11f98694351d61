import { svg } from '../../shared/svg.ts';

/** Edge and ink by rank of the chip in its tray, so that the same place has the same colour at every table. */
const COLOURS = [
  ['#2f7fb8', '#e8f6ff'],
  ['#1c8a64', '#e4fff3'],
  ['#b3322c', '#ffece6'],
  ['#7a3aa0', '#f7e9ff'],
  ['#b97a13', '#fff5d8'],
  ['#2b2d4e', '#f1f1ff'],
] as const;

export function chipPicture(rank: number, text: string): SVGSVGElement {
  const [edge, light] = COLOURS[Math.max(0, rank) % COLOURS.length] ?? COLOURS[0];
  const notches = Array.from({ length: 6 }, (_, index) =>
    svg('rect', {
      x: 21,
      y: 1,
      width: 6,
      height: 7,
      rx: 1,
      fill: light,
      transform: `rotate(${index * 60} 24 24)`,
    }),
  );
  const size = text.length > 4 ? 10 : text.length > 3 ? 12 : text.length > 2 ? 14 : 16;
  return svg(
    'svg',
    { viewBox: '0 0 48 48', class: 'chip-picture', 'aria-hidden': 'true' },
    svg('circle', { cx: 24, cy: 24, r: 23, fill: edge, stroke: '#0b0d24', 'stroke-width': 1 }),
    ...notches,
    svg('circle', { cx: 24, cy: 24, r: 15.5, fill: light, stroke: '#e0b758', 'stroke-width': 1.2 }),
    svg(
      'text',
      {
        x: 24,
        y: 24 + size * 0.36,
        'text-anchor': 'middle',
        'font-size': size,
        'font-weight': 600,
        fill: '#1a1730',
      },
      text,
    ),
  );
}
