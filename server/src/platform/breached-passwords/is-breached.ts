import { readFileSync } from 'node:fs';
import { checkBloomFilter, isProbablyMember } from './bloom-filter.ts';

let filter: Buffer | undefined;

/**
 * Whether a password is among the ones attackers try first: some 100 000 common ones, the Thai ones among them, held in a
 * filter of a quarter megabyte (`tools/checks/common-passwords.ts` makes it), and the shapes no list needs to hold. Upper and lower
 * case are one. About one good password in 10 000 is refused by mistake.
 */
export function isBreached(password: string): boolean {
  filter ??= checkBloomFilter(readFileSync(new URL('./common-passwords.bloom', import.meta.url)));
  const folded = foldPassword(password);
  return isGuessableShape(folded) || isProbablyMember(filter, folded);
}

/** What the filter holds and is asked for. */
export function foldPassword(password: string): string {
  return password.normalize('NFKC').toLowerCase();
}

const LONGEST_SHAPE = 128;

function isGuessableShape(text: string): boolean {
  return text.length <= LONGEST_SHAPE && (isRepeated(text) || isRun(text) || isBirthday(text));
}

/** `aaaaaaaa`, `abcabcabc`, `12341234`. */
function isRepeated(text: string): boolean {
  return /^(.{1,4})\1+$/su.test(text);
}

/** `12345678`, `hgfedcba`; at least four, so that a short text is left to the length rule. */
function isRun(text: string): boolean {
  const steps = Array.from(text.slice(1), (_, at) => text.charCodeAt(at + 1) - text.charCodeAt(at));
  return steps.length >= 3 && Math.abs(steps[0] ?? 0) === 1 && steps.every((step) => step === steps[0]);
}

/** Eight digits that are a day of the last or this century, in any order, of the Christian or the Buddhist era. */
function isBirthday(text: string): boolean {
  if (!/^\d{8}$/.test(text)) return false;
  const readings = [
    [text.slice(4), text.slice(2, 4), text.slice(0, 2)],
    [text.slice(4), text.slice(0, 2), text.slice(2, 4)],
    [text.slice(0, 4), text.slice(4, 6), text.slice(6)],
  ].map((parts) => parts.map(Number));
  return readings.some(([year = 0, month = 0, day = 0]) => {
    const christian = year >= 2443 ? year - 543 : year;
    return christian >= 1900 && christian < 2100 && month >= 1 && month <= 12 && day >= 1 && day <= 31;
  });
}
