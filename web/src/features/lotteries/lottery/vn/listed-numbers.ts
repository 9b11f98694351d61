import type { Play } from '@lanna/rules/lotteries/lottery/play';
import { linePlaces, readSelection } from '@lanna/rules/lotteries/lottery/plays/selection-text';

/** Numbers of two digits a list holds, as far as it can be read; what cannot is left alone. */
export function numbersListed(play: Play, text: string): number[] {
  return linesOf(play, text).flatMap(({ number }) => (number === undefined ? [] : [number]));
}

/** The list with these numbers and no others. What stands there and is no such number stays for its writer to correct. */
export function listWith(play: Play, text: string, numbers: readonly number[]): string {
  const wanted = new Set(numbers);
  const kept = linesOf(play, text).flatMap(({ number, written }) => {
    if (number === undefined) return [written];
    // Twice written, it is listed once.
    return wanted.delete(number) ? [written] : [];
  });
  return [...kept, ...[...wanted].map((number) => String(number).padStart(2, '0'))].join(separator(play));
}

/** Adds whole lines to what is listed; those that are there already stay as they are. */
export function listAnd(play: Play, text: string, lines: readonly string[]): string {
  const there = new Set(linesOf(play, text).map(({ written }) => written));
  const added = lines.filter((line) => !there.has(line));
  const before = text.trimEnd();
  if (added.length === 0) return text;
  return (before === '' ? '' : before + separator(play)) + added.join(separator(play));
}

/** The list without one of its lines. */
export function listWithout(play: Play, text: string, line: string): string {
  return linesOf(play, text)
    .filter(({ written }) => written !== line)
    .map(({ written }) => written)
    .join(separator(play));
}

export function linesListed(play: Play, text: string): string[] {
  return linesOf(play, text).map(({ written }) => written);
}

function linesOf(play: Play, text: string): { written: string; number: number | undefined }[] {
  return linePlaces(play, text).map(({ from, to }) => {
    const written = text.slice(from, to);
    return { written, number: numberOf(play, written) };
  });
}

function numberOf(play: Play, written: string): number | undefined {
  const read = readSelection(play, written);
  if ('errors' in read) return undefined;
  const [line = []] = read.selection;
  return line.length === 1
    ? line[0]
    : line.length === 2 && isOfDigits(play)
      ? Number(line.join(''))
      : undefined;
}

function isOfDigits({ shape }: Play): boolean {
  return shape.lines?.symbols.width === 1;
}

/** Numbers of single digits part at spaces; lines of several numbers at commas alone. */
function separator(play: Play): string {
  return isOfDigits(play) ? ' ' : ', ';
}
