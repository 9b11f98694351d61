import { elevenFive } from './11x5/family.ts';
import type { Family } from './family.ts';
import { k3 } from './k3/family.ts';
import { keno } from './keno/family.ts';
import { lf3, lf5 } from './lf/family.ts';
import { lhc } from './lhc/family.ts';
import { hanoi, lao, malaysia, stock } from './markets/families.ts';
import { pc28 } from './pc28/family.ts';
import { pk10 } from './pk10/family.ts';
import { ssc } from './ssc/family.ts';
import { thai } from './thai/family.ts';
import { vietnamNorth, vietnamSouth } from './vn/family.ts';
import { yeekee } from './yeekee/family.ts';

/** Every family there is. */
export const FAMILIES: readonly Family[] = [
  ssc,
  elevenFive,
  pk10,
  lf3,
  lf5,
  lhc,
  k3,
  pc28,
  keno,
  vietnamNorth,
  vietnamSouth,
  thai,
  yeekee,
  hanoi,
  lao,
  malaysia,
  stock,
];

export function familyOf(code: string): Family | undefined {
  return FAMILIES.find((family) => family.code === code);
}
