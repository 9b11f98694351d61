import { hasUnseenCharacters } from './unseen-characters.ts';

export type WrittenTextFieldError = 'empty' | 'short' | 'long' | 'markup' | 'unseen';

export interface WrittenTextRule {
  /** Characters as people count them (Unicode code points), without the spaces around. */
  min: number;
  max: number;
  /** May have several lines. */
  lines?: boolean;
}

/** As it is kept: one kind of line break, spaces in place of tabs, none around. */
export function tidyWrittenText(typed: string): string {
  return typed.replaceAll(/\r\n?/g, '\n').replaceAll('\t', ' ').trim().normalize('NFC');
}

export function writtenLength(typed: string): number {
  return [...tidyWrittenText(typed)].length;
}

/** Why a text that a person writes to the house is not taken: its length, tags in it, or invisible characters. */
export function writtenTextFieldError(
  typed: string,
  { min, max, lines }: WrittenTextRule,
): WrittenTextFieldError | undefined {
  const text = tidyWrittenText(typed);
  const length = [...text].length;
  if (length === 0) return min > 0 ? 'empty' : undefined;
  if (length < min) return 'short';
  if (length > max) return 'long';
  // A heart (<3) and an arrow are no tags.
  if (/<[a-z!/?]/i.test(text)) return 'markup';
  return hasUnseenCharacters(lines ? text.replaceAll('\n', ' ') : text) ? 'unseen' : undefined;
}
