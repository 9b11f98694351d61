import type { Draw } from '@lanna/contract/lotteries/draws/draws';
import { numberText, resultParts } from '@lanna/rules/lotteries/lottery/draws/result-parts';
import { parseResult } from '@lanna/rules/lotteries/lottery/draws/result-text';
import { familyOf } from '@lanna/rules/lotteries/lottery/families';
import { ballClasses } from '../lotteries/balls/ball-colours.ts';
import type { PictureBall, PictureOfResult } from './draw-picture.ts';

const COLOURS = /bg-\[(#\w+)\] text-(?:\[(#\w+)\]|white)/;

/** What the picture of a result shows: balls where it is one number, else its prizes by name. */
export function pictureOf(
  { result }: Pick<Draw, 'result'>,
  familyCode: string,
  partName: (part: string) => string,
  words: PictureOfResult['words'],
): PictureOfResult {
  const family = familyOf(familyCode);
  const read = family && parseResult(family.draw, result ?? '');
  if (!read || 'errors' in read) return { words, balls: [], prizes: [{ name: '', numbers: [result ?? ''] }] };
  const parts = resultParts(family.draw, read.result).filter(({ part }) => !part.optional);
  const [only] = parts;
  if (only && parts.length === 1 && only.numbers.length === 1) {
    const { width } = only.part;
    return { words, balls: read.result.map((symbol) => ballOf(symbol, width, familyCode)), prizes: [] };
  }
  const prizes = parts.map(({ part, numbers }) => ({
    name: partName(part.name),
    numbers: numbers.map(({ symbols }) => numberText(part, symbols)),
  }));
  return { words, balls: [], prizes };
}

function ballOf(symbol: number, width: 1 | 2, family: string): PictureBall {
  const text = String(symbol).padStart(width, '0');
  // A digit has the colours of the brand.
  const [, fill, ink = '#ffffff'] = (width === 2 && COLOURS.exec(ballClasses(symbol, family))) || [];
  return fill === undefined ? { text } : { text, fill, ink };
}
