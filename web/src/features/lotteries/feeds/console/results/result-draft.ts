import { parseResult, type ResultError } from '@lanna/rules/lotteries/lottery/draws/result-text';
import type { DrawPart, DrawShape } from '@lanna/rules/lotteries/lottery/family';
import { decidingParts } from './result-text.tsx';

/** Digits as they are typed: for each deciding prize its numbers. */
export type ResultDraft = readonly (readonly string[])[];

export function emptyDraft(shape: DrawShape): ResultDraft {
  return decidingParts(shape).map(({ count }) => Array.from({ length: count }, () => ''));
}

export function digitsIn({ length, width }: DrawPart): number {
  return length * width;
}

export function isComplete(shape: DrawShape, draft: ResultDraft): boolean {
  return decidingParts(shape).every((part, at) =>
    (draft[at] ?? []).every((number) => number.length === digitsIn(part)),
  );
}

/** The one text of a result, as rules read it. */
export function textOf(shape: DrawShape, draft: ResultDraft): string {
  return decidingParts(shape)
    .map((part, at) => (draft[at] ?? []).map((number) => symbolsOf(part, number)).join(','))
    .join('|');
}

/** What is wrong with what is whole; nothing where digits are missing still. */
export function fieldErrorsOf(shape: DrawShape, draft: ResultDraft): readonly ResultError[] {
  if (!isComplete(shape, draft)) return [];
  const read = parseResult(shape, textOf(shape, draft));
  return 'errors' in read ? read.errors : [];
}

/** What keeps a form from being sent: words where digits are missing, none where the fields themselves say what is wrong. */
export function draftError(shape: DrawShape, draft: ResultDraft, missing: string): string | false {
  if (!isComplete(shape, draft)) return missing;
  return fieldErrorsOf(shape, draft).length > 0 && '';
}

function symbolsOf({ width }: DrawPart, digits: string): string {
  return width === 1 ? digits : (digits.match(/\d{1,2}/g) ?? []).join(' ');
}
