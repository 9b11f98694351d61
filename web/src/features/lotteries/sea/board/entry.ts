import type { Play } from '@lanna/rules/lotteries/lottery/play';
import {
  backRun,
  frontRun,
  halfOf,
  neighbours,
  nineteenDoors,
  orders,
  sameDigits,
} from '@lanna/rules/lotteries/lottery/sea/number-helpers';
import type { DigitHelper } from '@lanna/rules/lotteries/lottery/sea/slip-text-tokens';
import { lengthOf } from './plays.ts';

/** What is being typed, and what becomes of it. */
export interface Entry {
  /** Of one length: a number that is full goes to each of them. */
  plays: readonly string[];
  typed: string;
  /** กลับเลข: a number comes with all orders of its digits. */
  reversed: boolean;
  /** Waits for one digit, and adds what it makes of it. */
  run: DigitHelper | undefined;
}

/** Make two-digit numbers from nothing; of three digits there are ตอง alone, which are doubles too. */
export const SET_HELPERS = ['doubles', 'neighbours', 'low', 'high', 'even', 'odd'] as const;
export type SetHelper = (typeof SET_HELPERS)[number];

export function entryFor(play: Play): Entry {
  return { plays: [play.code], typed: '', reversed: false, run: undefined };
}

/** Another play: of the same length beside those chosen, of another one in their place. One at least stays chosen. */
export function choosePlay(entry: Entry, play: Play, plays: readonly Play[]): Entry {
  const length = lengthOf(play);
  if (length !== lengthOfEntry(entry, plays)) return entryFor(play);
  if (!entry.plays.includes(play.code)) {
    const chosen = new Set([...entry.plays, play.code]);
    return { ...entry, plays: plays.map(({ code }) => code).filter((code) => chosen.has(code)) };
  }
  if (entry.plays.length === 1) return entry;
  return { ...entry, plays: entry.plays.filter((code) => code !== play.code) };
}

export function lengthOfEntry(entry: Entry, plays: readonly Play[]): number {
  const first = plays.find(({ code }) => code === entry.plays[0]);
  return first ? lengthOf(first) : 0;
}

/** Digits that have been pressed, typed or pasted: numbers that are full come out, what is left of one stays. */
export function typeDigits(
  entry: Entry,
  digits: string,
  length: number,
): { entry: Entry; numbers: string[] } {
  const needed = entry.run ? 1 : length;
  const numbers: string[] = [];
  let typed = entry.typed;
  for (const digit of digits) {
    if (digit < '0' || digit > '9') continue;
    typed += digit;
    if (typed.length < needed) continue;
    numbers.push(...numbersFrom(entry, typed));
    typed = '';
  }
  return { entry: { ...entry, typed }, numbers: [...new Set(numbers)] };
}

/** One more press ends it. */
export function toggleRun(entry: Entry, run: DigitHelper): Entry {
  return { ...entry, typed: '', run: entry.run === run ? undefined : run };
}

export function toggleReversed(entry: Entry): Entry {
  return { ...entry, reversed: !entry.reversed };
}

export function eraseDigit(entry: Entry): Entry {
  return { ...entry, typed: entry.typed.slice(0, -1) };
}

export function clearTyped(entry: Entry): Entry {
  return { ...entry, typed: '' };
}

/** A number of the board, with its other orders where they are asked for. */
export function withOrders(entry: Entry, number: string): string[] {
  return entry.reversed ? orders(number) : [number];
}

export function setOf(helper: SetHelper, length = 2): string[] {
  if (helper === 'doubles') return sameDigits(length);
  return helper === 'neighbours' ? neighbours() : halfOf(helper);
}

function numbersFrom(entry: Entry, typed: string): string[] {
  return entry.run ? RUNS[entry.run](Number(typed)) : withOrders(entry, typed);
}

export const RUNS: Record<DigitHelper, (digit: number) => string[]> = {
  nineteen: nineteenDoors,
  front: frontRun,
  back: backRun,
};
