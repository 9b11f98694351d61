import { svg } from '../../shared/svg.ts';

const SIZE = 200;
const CENTRE = SIZE / 2;

/** The wheel as it stands: its pockets in their true order, zero at the top. */
export function wheelDisc(order: readonly number[], colourOf: (pocket: number) => string): SVGGElement {
  const step = 360 / order.length;
  const pockets = order.map((pocket, place) => {
    const turn = `rotate(${place * step} ${CENTRE} ${CENTRE})`;
    return svg(
      'g',
      { transform: turn },
      svg('path', {
        d: sector(step, 88, 52),
        fill: colourOf(pocket),
        stroke: '#d6b05e',
        'stroke-width': 0.7,
      }),
      svg(
        'text',
        { x: CENTRE, y: 24, 'text-anchor': 'middle', 'font-size': 9.5, 'font-weight': 600, fill: '#fff' },
        String(pocket),
      ),
    );
  });
  const spokes = Array.from({ length: 8 }, (_, index) =>
    svg('path', {
      d: `M${CENTRE} ${CENTRE}L${CENTRE - 4} 62Q${CENTRE} 56 ${CENTRE + 4} 62Z`,
      transform: `rotate(${index * 45} ${CENTRE} ${CENTRE})`,
      fill: '#d6a94b',
    }),
  );
  return svg(
    'g',
    { class: 'wheel-disc' },
    ...pockets,
    svg('circle', { cx: CENTRE, cy: CENTRE, r: 50, fill: '#3b2213', stroke: '#d6b05e', 'stroke-width': 1.5 }),
    ...spokes,
    svg('circle', { cx: CENTRE, cy: CENTRE, r: 11, fill: '#e7c06a', stroke: '#7a4b12', 'stroke-width': 1.5 }),
  );
}

export function wheelPicture(disc: SVGGElement, ball: SVGGElement): SVGSVGElement {
  return svg(
    'svg',
    { viewBox: `0 0 ${SIZE} ${SIZE}`, class: 'wheel', 'aria-hidden': 'true' },
    svg('circle', { cx: CENTRE, cy: CENTRE, r: 99, fill: '#5a3318' }),
    svg('circle', { cx: CENTRE, cy: CENTRE, r: 94, fill: '#2a160b', stroke: '#d6b05e', 'stroke-width': 1.5 }),
    disc,
    ball,
  );
}

export function wheelBall(): SVGGElement {
  return svg(
    'g',
    { class: 'wheel-ball' },
    svg('circle', { cx: CENTRE, cy: 41, r: 4.6, fill: '#fffdf5', stroke: '#8b8577', 'stroke-width': 0.8 }),
  );
}

/** A ring's part of `degrees`, centred at the top. */
function sector(degrees: number, outer: number, inner: number): string {
  const half = (degrees * Math.PI) / 360;
  const at = (radius: number, angle: number) =>
    `${(CENTRE + radius * Math.sin(angle)).toFixed(2)} ${(CENTRE - radius * Math.cos(angle)).toFixed(2)}`;
  return `M${at(outer, -half)}A${outer} ${outer} 0 0 1 ${at(outer, half)}L${at(inner, half)}A${inner} ${inner} 0 0 0 ${at(inner, -half)}Z`;
}
