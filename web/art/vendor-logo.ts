import { VENDOR_LOGOS } from '@lanna/studio/rules/vendors/vendor-logos';
import { circle, d, fan, group, n, path, picture, ring, slanted } from './draw.ts';
import { letter } from './lettering.ts';
import { type Seeded, seededBy } from './seeded.ts';

export interface Vendor {
  code: string;
  name: string;
}

const WIDTH = 240;
const HEIGHT = 96;

type Ink = readonly [from: string, to: string];

/** Pairs that read on the dark brand and on the light one. */
const INKS: readonly [Ink, ...Ink[]] = [
  ['#f0b040', '#c8641f'],
  ['#3fbf90', '#16809a'],
  ['#f0708f', '#9a46b8'],
  ['#5aa9ee', '#5560d0'],
  ['#e8694a', '#b8305a'],
  ['#8fb53a', '#2f8f66'],
];

/** The sign of a game maker, 240 × 96: an emblem and its name in letters of one stroke. A vendor of the house has drawn its own. */
export function vendorLogoSvg({ code, name }: Vendor): string {
  const chance = seededBy(code);
  const drawn = chance.pick(INKS);
  const own = VENDOR_LOGOS[code];
  const [from, to] = own?.inks ?? drawn;
  const lines = linesOf(name.length <= 24 ? name : code).map((line) => letter(line, 'url(#ink)', 15));
  const widest = Math.max(0, ...lines.map(({ width }) => width));
  const scale = Math.min(lines.length > 1 ? 0.25 : 0.34, (WIDTH - 102) / Math.max(1, widest));
  const height = 100 * scale * (lines.length * 1.4 - 0.4);
  return picture(
    WIDTH,
    HEIGHT,
    // In user space: a gradient over the box of a straight stroke would have no extent.
    [slanted('emblem', from, to), { id: 'ink', svg: userSpace('ink', from, to) }],
    group(d`translate(${widest > 0 ? 46 : WIDTH / 2} 48)`, own?.emblem ?? emblem(chance)),
    ...lines.map(({ svg }, at) =>
      group(`translate(96 ${n(48 - height / 2 + at * 140 * scale)}) scale(${scale.toFixed(3)})`, svg),
    ),
  );
}

/** A long name of several words stands in two lines. */
function linesOf(name: string): string[] {
  const [first = '', ...rest] = name.split(' ');
  return rest.length > 0 && name.length > 8 ? [first, rest.join(' ')] : [name];
}

function userSpace(id: string, from: string, to: string): string {
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="100"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;
}

const FILL = { fill: 'url(#emblem)' };
const CUT = {
  fill: 'none',
  stroke: '#fff',
  'stroke-width': 3.2,
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
} as const;

function emblem(chance: Seeded): string {
  return chance.pick<() => string>([
    // Lotus
    () =>
      group(
        'translate(0 24)',
        fan(5, 140, () => path('M0 2C-11-10-11-32 0-46 11-32 11-10 0 2Z', FILL)),
      ) + path('M-24 30H24', { ...CUT, stroke: 'url(#emblem)', 'stroke-width': 5 }),
    // Lantern
    () =>
      path('M0-36C20-36 30-22 28-4 27 12 20 22 15 28H-15C-20 22-27 12-28-4-30-22-20-36 0-36Z', FILL) +
      path('M0-34C-10-14-10 10-6 26M0-34C10-14 10 10 6 26M-15 34H15', CUT),
    // Sun over the river
    () =>
      circle(0, 0, 34, FILL) +
      path('M-22 2C-15-5-8-5 0 2S15 9 22 2M-16 14C-10 8-6 8 0 14S10 20 16 14', CUT) +
      circle(0, -14, 7, { fill: '#fff' }),
    // Star of petals
    () => ring(8, () => path('M0-8C-9-18-7-30 0-38 7-30 9-18 0-8Z', FILL)) + circle(0, 0, 9, FILL),
    // Shield
    () =>
      path('M0-38C12-30 24-28 32-28 34 4 24 28 0 40-24 28-34 4-32-28-24-28-12-30 0-38Z', FILL) +
      path('M-14 0L-3 12 16-12', { ...CUT, 'stroke-width': 5 }),
    // Two rings
    () =>
      circle(-11, 0, 22, { fill: 'none', stroke: 'url(#emblem)', 'stroke-width': 9 }) +
      circle(13, 0, 22, { fill: 'none', stroke: 'url(#emblem)', 'stroke-width': 9, opacity: 0.75 }),
    // Roof of a temple
    () =>
      path(
        'M0-38C4-20 18-8 38-4 30 2 28 4 26 10H-26C-28 4-30 2-38-4-18-8-4-20 0-38ZM-24 16H24V32H-24Z',
        FILL,
      ) + path('M0 32V22', CUT),
    // Leaf
    () =>
      path('M-30 30C-34-14-6-36 32-36 36 4 12 36-30 30Z', FILL) +
      path('M-24 26C-10 8 4-8 20-22M-10 10L-8-12M4-6L18-4', CUT),
  ])();
}
