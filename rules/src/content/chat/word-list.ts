import { joinSpelled, normalise, unleet } from './normalise.ts';
import type { WordWeight } from './rule-names.ts';

export interface ListedWord {
  word: string;
  weight: WordWeight;
  /** Innocent words that contain it. */
  except?: readonly string[] | undefined;
}

interface FoundWord {
  word: string;
  weight: WordWeight;
}

/** A list made ready once and asked for every message. */
export interface WordList {
  find(text: string): FoundWord[];
  /** The text with stars for its words of the weight `mask`; the text as it was typed is given, not its normal form. */
  mask(text: string): string;
}

const THAI = /[\u0E00-\u0E7F]/;
const NOT_SAID = /[^\p{L}\p{N}\p{M}]/gu;

interface Entry extends FoundWord {
  pattern: RegExp;
  except: string[];
}

export function wordList(words: readonly ListedWord[]): WordList {
  const entries = words.flatMap(({ word, weight, except = [] }): Entry[] => {
    const form = normalise(word).trim();
    if (form.replace(NOT_SAID, '') === '') return [];
    return [{ word, weight, pattern: patternOf(form), except: except.map(normalise) }];
  });
  return {
    find(text) {
      const forms = formsOf(text);
      return entries
        .filter((entry) => forms.some((form) => contains(form, entry)))
        .map(({ word, weight }) => ({ word, weight }));
    },
    mask(text) {
      const masked = entries.filter(({ weight }) => weight === 'mask');
      return text
        .split(/(\s+)/)
        .map((part) => maskPart(part, masked))
        .join('');
    },
  };
}

function formsOf(text: string): string[] {
  const plain = normalise(text);
  const joined = joinSpelled(plain);
  return [...new Set([plain, joined, unleet(plain), unleet(joined)])];
}

/** Thai is written without spaces, so its words are found anywhere; others where a word begins and ends. Letters may be drawn out. */
function patternOf(form: string): RegExp {
  const letters = [...form]
    .map((letter) => (/\s/.test(letter) ? String.raw`\s*` : `${escaped(letter)}+`))
    .join('');
  return THAI.test(form)
    ? new RegExp(letters, 'g')
    : new RegExp(`(?<![a-z0-9])${letters}(?:s|z|er|ers|ed|ing)?(?![a-z0-9])`, 'g');
}

function contains(form: string, { pattern, except }: Pick<Entry, 'pattern' | 'except'>): boolean {
  const rest = except.reduce((text, innocent) => text.replaceAll(innocent, ' '), form);
  pattern.lastIndex = 0;
  return pattern.test(rest);
}

function maskPart(part: string, entries: readonly Entry[]): string {
  const plain = normalise(part);
  const found = entries.filter((entry) => [plain, unleet(plain)].some((form) => contains(form, entry)));
  if (found.length === 0) return part;
  // Where the normal form is as long as what was typed, the word alone gets stars, else all of what stands between spaces.
  if (plain.length !== part.length) return '***';
  let shown = part;
  for (const { pattern } of found) {
    pattern.lastIndex = 0;
    const places = [...unleet(plain).matchAll(pattern)];
    for (const {
      index,
      0: { length },
    } of places.toReversed())
      shown = `${shown.slice(0, index)}***${shown.slice(index + length)}`;
    if (places.length > 0) return maskAll(shown, found);
  }
  return '***';
}

/** What is left after the first word got its stars may hold another one. */
function maskAll(shown: string, found: readonly Entry[]): string {
  const rest = normalise(shown);
  return found.some((entry) => contains(rest, entry)) ? '***' : shown;
}

function escaped(letter: string): string {
  return letter.replace(/[\\^$.*+?()[\]{}|/-]/, String.raw`\$&`);
}
