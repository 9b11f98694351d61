import { type ResultPart, resultParts } from '../draws/result-parts.ts';
import type { DrawPart, DrawShape } from '../family.ts';
import type { Result } from '../play.ts';

/** What is looked for in results: an ending of digits, or balls. */
export type SoughtNumber = { digits: string; balls: readonly number[] };

/** Where a result has it. */
export interface NumberHit {
  /** Name of the prize. */
  part: string;
  /** Symbols of the result before the hit, and how many it has. */
  from: number;
  length: number;
}

const BALLS_MAX = 5;

/**
 * Reads what a person types: `37`, `0456`, `07 12 33`. Two to six digits are an ending; in pairs, or with spaces between, they are balls as
 * well. Null for anything else.
 */
export function readSought(text: string): SoughtNumber | null {
  const tokens = text.trim().split(/[\s,]+/);
  const [only = ''] = tokens;
  if (tokens.length === 1) {
    if (!/^\d{2,6}$/.test(only)) return null;
    const pairs = only.length % 2 === 0 ? (only.match(/../g) ?? []) : [];
    return { digits: only, balls: ballsOf(pairs) };
  }
  if (tokens.length > BALLS_MAX || !tokens.every((token) => /^\d{1,2}$/.test(token))) return null;
  const balls = ballsOf(tokens);
  return balls.length > 0 ? { digits: '', balls } : null;
}

/** The one text of it: what is asked twice is asked alike. */
export function soughtText({ digits, balls }: SoughtNumber): string {
  return digits || balls.map((ball) => String(ball).padStart(2, '0')).join(' ');
}

/**
 * Where a result has the number, among the prizes that decide plays: the last digits of a number, or every one of the balls. Where all balls of a
 * drum are drawn (ten cars) they must come first, in this order. No hit: an empty list.
 */
export function hitsOf(shape: DrawShape, result: Result, sought: SoughtNumber): NumberHit[] {
  return resultParts(shape, result)
    .filter(({ part }) => !part.optional)
    .flatMap((found) => (found.part.width === 1 ? endings(found, sought) : ballsIn(found, sought)));
}

function endings({ part, numbers }: ResultPart, { digits }: SoughtNumber): NumberHit[] {
  const length = digits.length;
  if (length === 0 || length > part.length) return [];
  return numbers
    .filter(({ symbols }) => symbols.join('').endsWith(digits))
    .map(({ before }) => ({ part: part.name, from: before + part.length - length, length }));
}

function ballsIn({ part, numbers }: ResultPart, { balls }: SoughtNumber): NumberHit[] {
  if (balls.length === 0) return [];
  return numbers.flatMap(({ symbols, before }) => {
    const places = balls.map((ball) => symbols.indexOf(ball));
    const isHit = places.every((place, at) => (isWholeDrum(part) ? place === at : place >= 0));
    return isHit ? places.map((place) => ({ part: part.name, from: before + place, length: 1 })) : [];
  });
}

function isWholeDrum({ distinct, length, from, to }: DrawPart): boolean {
  return distinct === true && length === to - from + 1;
}

function ballsOf(tokens: readonly string[]): number[] {
  const balls = tokens.map(Number);
  return new Set(balls).size === balls.length && balls.every((ball) => ball > 0) ? balls : [];
}
