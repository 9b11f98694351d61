import { n, path } from './draw.ts';

/** Letters as single strokes in a box 100 high: `[width, path]`. Pictures cannot use the page's fonts. */
const LETTERS: Record<string, readonly [number, string]> = {
  A: [60, 'M0 100L30 0 60 100M12 64H48'],
  B: [58, 'M0 0V100H32A26 26 0 0 0 32 48H0M0 0H28A24 24 0 0 1 28 48'],
  C: [58, 'M58 18C50 6 40 0 31 0 10 0 0 22 0 50S10 100 31 100C40 100 50 94 58 82'],
  D: [60, 'M0 0V100H18C48 100 60 78 60 50S48 0 18 0Z'],
  E: [50, 'M50 0H0V100H50M0 48H42'],
  F: [50, 'M50 0H0V100M0 48H42'],
  G: [62, 'M58 18C50 6 40 0 31 0 10 0 0 22 0 50S10 100 31 100C46 100 60 92 62 74V56H36'],
  H: [58, 'M0 0V100M58 0V100M0 48H58'],
  I: [0, 'M0 0V100'],
  J: [42, 'M42 0V70C42 92 34 100 21 100 8 100 0 92 0 78'],
  K: [56, 'M0 0V100M54 0L4 56M22 40L56 100'],
  L: [48, 'M0 0V100H48'],
  M: [74, 'M0 100V0L37 62 74 0V100'],
  N: [58, 'M0 100V0L58 100V0'],
  O: [64, 'M32 0C10 0 0 22 0 50S10 100 32 100 64 78 64 50 54 0 32 0Z'],
  P: [56, 'M0 100V0H29A27 27 0 0 1 29 54H0'],
  Q: [64, 'M32 0C10 0 0 22 0 50S10 100 32 100 64 78 64 50 54 0 32 0ZM40 74L64 104'],
  R: [56, 'M0 100V0H29A27 27 0 0 1 29 54H0M28 54L56 100'],
  S: [56, 'M54 16C46-2 2-8 2 24 2 56 56 44 56 74 56 108 8 106 0 84'],
  T: [60, 'M0 0H60M30 0V100'],
  U: [60, 'M0 0V66C0 90 12 100 30 100S60 90 60 66V0'],
  V: [62, 'M0 0L31 100 62 0'],
  W: [88, 'M0 0L22 100 44 22 66 100 88 0'],
  X: [58, 'M0 0L58 100M58 0L0 100'],
  Y: [60, 'M0 0L30 48 60 0M30 48V100'],
  Z: [56, 'M0 0H56L0 100H56'],
  '0': [56, 'M28 0C8 0 0 22 0 50S8 100 28 100 56 78 56 50 48 0 28 0Z'],
  '1': [22, 'M0 18L22 0V100'],
  '2': [54, 'M2 24C2 4 14 0 27 0 42 0 52 8 52 26 52 50 0 76 0 100H54'],
  '3': [54, 'M2 0H52L24 40C44 40 54 52 54 70 54 90 42 100 26 100 12 100 4 94 0 84'],
  '4': [58, 'M42 100V0L0 70H58'],
  '5': [54, 'M50 0H6L2 46C10 40 18 38 26 38 44 38 54 50 54 68 54 90 42 100 26 100 12 100 4 94 0 84'],
  '6': [56, 'M48 4C20 4 0 32 0 66 0 90 12 100 28 100 46 100 56 88 56 70S46 42 28 42 4 50 1 64'],
  '7': [54, 'M0 0H54L18 100'],
  '8': [
    56,
    'M28 46C10 46 4 34 4 23 4 8 14 0 28 0S52 8 52 23C52 34 46 46 28 46 8 46 0 58 0 73 0 90 12 100 28 100S56 90 56 73C56 58 48 46 28 46Z',
  ],
  '9': [56, 'M8 96C36 96 56 68 56 34 56 10 44 0 28 0 10 0 0 12 0 30S10 58 28 58 52 50 55 36'],
};
const GAP = 26;
const SPACE = 34;

export interface Lettering {
  width: number;
  svg: string;
}

/** Text in strokes, 100 high, from the origin to the right. A character without a letter form here is left out. */
export function letter(text: string, stroke: string, weight: number): Lettering {
  let x = 0;
  let svg = '';
  for (const sign of text.toUpperCase()) {
    if (sign === ' ') x += SPACE;
    const known = LETTERS[sign];
    if (!known) continue;
    svg += path(known[1], { transform: `translate(${n(x)})` });
    x += known[0] + GAP;
  }
  const width = Math.max(0, x - GAP);
  return {
    width,
    svg: `<g fill="none" stroke="${stroke}" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round">${svg}</g>`,
  };
}
