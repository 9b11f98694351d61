import { colourOf } from '@lanna/rules/lotteries/lottery/lhc/balls';

/**
 * Each ball has a colour of its own, the same in every draw and brand, as on a real drum: players find a number by it. The figure on it keeps
 * a contrast of 4.5.
 */
const COLOURS = [
  'bg-[#f2c230] text-[#2a1c00]',
  'bg-[#1f6fc4] text-white',
  'bg-[#4d5561] text-white',
  'bg-[#e07b1f] text-[#2a1200]',
  'bg-[#29b8c2] text-[#00282b]',
  'bg-[#6a4bc4] text-white',
  'bg-[#c9cfd8] text-[#1d222b]',
  'bg-[#bf2f38] text-white',
  'bg-[#7d1f2b] text-white',
  'bg-[#1f7a40] text-white',
  'bg-[#b33370] text-white',
] as const;

/** 波色: the three colours of the balls of Mark Six, white on each with a contrast of 4.5. */
export const WAVES = {
  red: 'bg-[#c22f3a] text-white',
  blue: 'bg-[#1f63bd] text-white',
  green: 'bg-[#1f7a40] text-white',
} as const;

/** A number of 1 to 49 in the colour it has in Mark Six. */
export function waveClasses(number: number): string {
  return WAVES[colourOf(number)];
}

/** `number` from 1; those of Mark Six are known by their own. */
export function ballClasses(number: number, family?: string): string {
  if (family === 'LHC') return waveClasses(number);
  return COLOURS[(number - 1) % COLOURS.length] ?? COLOURS[0];
}
