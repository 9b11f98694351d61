/** Of PC28: the sums in the middle and at the ends have no colour, the others take turns. */
const COLOURLESS = [0, 13, 14, 27];
export type SumColour = 'red' | 'green' | 'blue' | 'grey';

export function sumColour(sum: number): SumColour {
  if (COLOURLESS.includes(sum)) return 'grey';
  return (['red', 'green', 'blue'] as const)[sum % 3] ?? 'grey';
}

const CLASSES: Readonly<Record<SumColour, string>> = {
  red: 'bg-[#c2333c] text-white',
  green: 'bg-[#1f7a40] text-white',
  blue: 'bg-[#1f6fc4] text-white',
  grey: 'bg-[#4d5561] text-white',
};

/** Colours keep a contrast of 4.5 to the figure on them. */
export function colourClasses(colour: SumColour): string {
  return CLASSES[colour];
}

export function sumColourClasses(sum: number): string {
  return CLASSES[sumColour(sum)];
}
