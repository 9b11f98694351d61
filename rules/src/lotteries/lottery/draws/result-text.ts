import type { DrawPart, DrawShape } from '../family.ts';
import type { Result } from '../play.ts';

export interface ResultError {
  code: 'parts' | 'count' | 'length' | 'foreign' | 'doubled';
  /** Place of the part and of the number within it, from 0. */
  part: number;
  number?: number;
}

/**
 * The one text of a result: parts joined by `|`, numbers of a part by `,`, two-digit symbols by a space: `12345` · `01 05 11 03 07` ·
 * `123456|123,456|789,012|34`.
 */
export function formatResult(shape: DrawShape, result: Result): string {
  let at = 0;
  const parts: string[] = [];
  for (const part of shape.parts) {
    if (at >= result.length) break;
    const numbers: string[] = [];
    for (let number = 0; number < part.count; number += 1, at += part.length) {
      const symbols = result
        .slice(at, at + part.length)
        .map((symbol) => String(symbol).padStart(part.width, '0'));
      numbers.push(symbols.join(part.width === 2 ? ' ' : ''));
    }
    parts.push(numbers.join(','));
  }
  return parts.join('|');
}

/** Reads what `formatResult` writes, spaces around numbers aside. */
export function parseResult(shape: DrawShape, text: string): { result: Result } | { errors: ResultError[] } {
  const texts = text.split('|');
  const needed = shape.parts.filter(({ optional }) => !optional).length;
  if (texts.length < needed || texts.length > shape.parts.length)
    return { errors: [{ code: 'parts', part: Math.min(texts.length, shape.parts.length - 1) }] };
  const errors: ResultError[] = [];
  const result: number[] = [];
  for (const [at, partText] of texts.entries()) {
    const part = shape.parts[at] as DrawPart;
    const numbers = partText.split(',');
    if (numbers.length !== part.count) errors.push({ code: 'count', part: at });
    else
      for (const [number, numberText] of numbers.entries()) {
        const read = readNumber(part, numberText.trim());
        if (typeof read === 'string') errors.push({ code: read, part: at, number });
        else result.push(...read);
      }
  }
  return errors.length > 0 ? { errors } : { result };
}

function readNumber(part: DrawPart, text: string): number[] | ResultError['code'] {
  const tokens = part.width === 2 ? text.split(/\s+/) : [...text];
  const digits = part.width === 2 ? /^\d\d$/ : /^\d$/;
  const symbols = tokens.map((token) => (digits.test(token) ? Number(token) : Number.NaN));
  if (symbols.some((symbol) => !(symbol >= part.from && symbol <= part.to))) return 'foreign';
  if (symbols.length !== part.length) return 'length';
  if (part.distinct && new Set(symbols).size < symbols.length) return 'doubled';
  return symbols;
}
