import { elevenFive } from './11x5/family.ts';
import type { Family } from './family.ts';
import { lf3, lf5 } from './lf/family.ts';
import { pk10 } from './pk10/family.ts';
import { ssc } from './ssc/family.ts';
import { thai } from './thai/family.ts';
import { yeekee } from './yeekee/family.ts';

/** Every family there is. */
export const FAMILIES: readonly Family[] = [ssc, elevenFive, pk10, lf3, lf5, thai, yeekee];

export function familyOf(code: string): Family | undefined {
  return FAMILIES.find((family) => family.code === code);
}
