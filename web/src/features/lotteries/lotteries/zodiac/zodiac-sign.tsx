import type { Animal } from '@lanna/rules/lotteries/lottery/lhc/zodiac';
import { classes } from '../../../../ui/classes.ts';
import { ANIMAL_ART } from './zodiac-art.ts';

/** The head of an animal of the cycle, in the colour of the text around it. Its name stands beside it. */
export function ZodiacSign({ animal, className }: { animal: Animal; className?: string }) {
  const art = ANIMAL_ART[animal];
  return (
    <svg viewBox="0 0 32 32" fill="none" aria-hidden="true" className={classes('shrink-0', className)}>
      <path d={art.shade} fill="currentColor" opacity={0.3} />
      <path
        d={art.line}
        stroke="currentColor"
        strokeWidth={1.7}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d={art.ink} fill="currentColor" />
    </svg>
  );
}
