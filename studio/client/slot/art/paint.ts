/**
 * The materials every symbol is made of. One light stands at the upper left: gold is bright there and brown at the
 * lower right, enamel has its bloom there, and every object drops its shadow down and to the right.
 * All symbols are drawn on a 160 × 160 board.
 */
export const BOARD = 160;

/** Dark, middle and light tone of one enamel. */
export type Enamel = readonly [dark: string, middle: string, light: string];

export const ENAMEL = {
  indigo: ['#0d1240', '#27307f', '#6f7fe0'],
  jade: ['#04342c', '#0d7a60', '#4fd0a4'],
  vermilion: ['#5a0c12', '#c02a24', '#ff8360'],
  plum: ['#2c0b3d', '#732a86', '#cc7bd6'],
  teal: ['#06303f', '#0f6f8c', '#5fc9dd'],
  amber: ['#4f2a05', '#b8720f', '#ffc65c'],
  rose: ['#4c0a2c', '#b22862', '#ff8db4'],
  night: ['#070a1f', '#171d49', '#39437f'],
} as const satisfies Record<string, Enamel>;

export function symbolSvg(body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${BOARD} ${BOARD}" width="${BOARD}" height="${BOARD}"><defs>${DEFS}</defs>${body}</svg>`;
}

const DEFS = `
<linearGradient id="gold" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff6cf"/><stop offset=".28" stop-color="#f7cd64"/><stop offset=".62" stop-color="#c98a23"/><stop offset="1" stop-color="#7c4a10"/></linearGradient>
<linearGradient id="goldBack" x1="1" y1="1" x2="0" y2="0"><stop offset="0" stop-color="#f6cf73"/><stop offset=".5" stop-color="#a8691a"/><stop offset="1" stop-color="#6a3c0c"/></linearGradient>
<linearGradient id="ivory" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fffdf4"/><stop offset=".6" stop-color="#f3dcb2"/><stop offset="1" stop-color="#bd9460"/></linearGradient>
<linearGradient id="gloss" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".55"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>
<radialGradient id="glow"><stop offset="0" stop-color="#fff3c2" stop-opacity=".95"/><stop offset=".45" stop-color="#ffbf52" stop-opacity=".45"/><stop offset="1" stop-color="#ff9a2e" stop-opacity="0"/></radialGradient>
<filter id="drop" x="-20%" y="-20%" width="140%" height="150%"><feDropShadow dx="1.6" dy="3" stdDeviation="2.4" flood-color="#03041a" flood-opacity=".6"/></filter>
<filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="2.2"/></filter>`;

export function enamelGradient(id: string, [dark, middle, light]: Enamel): string {
  return `<radialGradient id="${id}" cx=".36" cy=".28" r=".86"><stop offset="0" stop-color="${light}"/><stop offset=".42" stop-color="${middle}"/><stop offset="1" stop-color="${dark}"/></radialGradient>`;
}

export function verticalGradient(id: string, ...stops: readonly string[]): string {
  const step = 1 / Math.max(1, stops.length - 1);
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops
    .map((colour, index) => `<stop offset="${(index * step).toFixed(2)}" stop-color="${colour}"/>`)
    .join('')}</linearGradient>`;
}

/** Repeats a shape drawn around the origin's upward axis, evenly around a centre. */
export function around(count: number, cx: number, cy: number, shape: string, from = 0): string {
  return Array.from({ length: count }, (_, index) => {
    const angle = from + (360 / count) * index;
    return `<g transform="translate(${cx} ${cy}) rotate(${angle.toFixed(2)})">${shape}</g>`;
  }).join('');
}
