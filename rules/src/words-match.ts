import { onOtherKeyboard } from './other-keyboard.ts';

/** How well a name fits what was typed; more is better, 0 is not at all. */
export const FITS = { begins: 4, holds: 3, words: 2, near: 1, not: 0 } as const;
export type Fit = (typeof FITS)[keyof typeof FITS];

const LEAST_NEAR_LETTERS = 4;
/** Of the runs of three letters that were typed, so many must be in the name. */
const LEAST_SHARED = 0.5;

/**
 * For lists so short that no index is needed: by plain letters, without spaces, which Thai puts freely; by the words in any order; then by
 * what is on the same keys of the other keyboard, or spelt like it.
 */
export function fitOf(typed: string, name: string): Fit {
  const [key, inName] = [plainLetters(typed), plainLetters(name)];
  if (key === '') return FITS.not;
  if (inName.startsWith(key)) return FITS.begins;
  if (inName.includes(key)) return FITS.holds;
  if (
    typed
      .trim()
      .split(/\s+/)
      .map(plainLetters)
      .every((word) => inName.includes(word))
  )
    return FITS.words;
  const otherKeys = plainLetters(onOtherKeyboard(typed));
  const isMistyped = otherKeys.length > 1 && otherKeys !== key && inName.includes(otherKeys);
  return isMistyped || sharedRuns(key, inName) >= LEAST_SHARED ? FITS.near : FITS.not;
}

/** As `catalogue.search_key` of the database has them: no case, accents, Thai tone marks or spaces. */
function plainLetters(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/เเ/g, 'แ')
    .replace(/[\u0300-\u036f\u0e2f\u0e46-\u0e4c]/g, '')
    .replace(/[\s\u200b-]/g, '')
    .replace(/[đıłø]/g, (letter) => ({ đ: 'd', ı: 'i', ł: 'l', ø: 'o' })[letter] ?? letter);
}

function sharedRuns(key: string, name: string): number {
  if (key.length < LEAST_NEAR_LETTERS) return 0;
  const runs = Array.from({ length: key.length - 2 }, (_, at) => key.slice(at, at + 3));
  return runs.filter((run) => name.includes(run)).length / runs.length;
}
