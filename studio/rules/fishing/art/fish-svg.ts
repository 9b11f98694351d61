import type { FishKind } from '../fish.ts';
import { drawFish, type FishPen } from './fish-shapes.ts';

/** A fish as a part of a drawing, with the lines it has in the hall: around 0 0, in units of the kind's radius. */
export function fishParts(kind: FishKind): string {
  const parts: string[] = [];
  let shades = 0;
  const pen: FishPen = {
    fill: (ink, path) => parts.push(`<path fill="${ink}" d="${path}"/>`),
    shade: ({ back, body, belly }, path) => {
      shades += 1;
      const id = `${kind.code}-${shades}`;
      parts.push(
        `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="-.7" x2="0" y2=".7">`,
        `<stop offset="0" stop-color="${back}"/><stop offset=".5" stop-color="${body}"/><stop offset="1" stop-color="${belly}"/></linearGradient>`,
        `<path fill="url(#${id})" d="${path}"/>`,
      );
    },
    line: (ink, width, path) =>
      parts.push(`<path fill="none" stroke="${ink}" stroke-width="${width}" d="${path}"/>`),
    dot: (ink, x, y, size) => parts.push(`<circle fill="${ink}" cx="${x}" cy="${y}" r="${size}"/>`),
  };
  drawFish(pen, kind);
  return `<g stroke-linejoin="round" stroke-linecap="round">${parts.join('')}</g>`;
}
