import { FITS, fitOf } from '@lanna/rules/words-match';
import type { Hit } from './hit.ts';

const SHOWN_MAX = 5;

/** What a list of names has for the typed text, the best first; what is merely near only where nothing else fits. */
export function bestOf(typed: string, choices: readonly { hit: Hit; names: readonly string[] }[]): Hit[] {
  const ranked = choices
    .map(({ hit, names }) => ({ hit, fit: Math.max(...names.map((name) => fitOf(typed, name))) }))
    .filter(({ fit }) => fit > FITS.not)
    .sort((one, other) => other.fit - one.fit);
  const exact = ranked.filter(({ fit }) => fit > FITS.near);
  return (exact.length > 0 ? exact : ranked).slice(0, SHOWN_MAX).map(({ hit }) => hit);
}
