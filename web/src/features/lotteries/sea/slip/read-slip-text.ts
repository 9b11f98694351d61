import type { Language } from '@lanna/contract/people/members/members';
import type { Play } from '@lanna/rules/lotteries/lottery/play';
import { orders } from '@lanna/rules/lotteries/lottery/sea/number-helpers';
import {
  type DigitHelper,
  type Place,
  type Token,
  tokensOf,
} from '@lanna/rules/lotteries/lottery/sea/slip-text-tokens';
import { formatMoney } from '@lanna/rules/money';
import { readAmount, typedAmount } from '../../../../shared-parts/money/typed-amount.ts';
import { RUNS } from '../board/entry.ts';
import { lengthOf, ruleNumber, takes } from '../board/plays.ts';
import { parts } from './stake-amount.ts';

/** A number with its amount, as a written slip says it. */
export interface WrittenBet {
  play: string;
  number: string;
  amount: string;
}

export type TextErrorCode =
  | 'unknown_word'
  | 'no_number'
  | 'no_amount'
  | 'amount_unreadable'
  | 'too_many_amounts'
  | 'amount_unclear'
  | 'length'
  | 'one_digit'
  | 'no_such_play'
  | 'all_alike'
  | 'doubled';

export interface TextError {
  code: TextErrorCode;
  /** From 1. */
  line: number;
  /** What it is about, as it was written. */
  text: string;
}

export interface ReadText {
  bets: WrittenBet[];
  wrongFields: TextError[];
}

/** More than a slip holds is cut off nowhere: this is what the field takes. */
export const MAX_SLIP_TEXT = 20_000;
const MAX_FAULTS = 50;

/**
 * Reads a slip as people write it, a line at a time:
 * `123=50*20` three on top 50, any order 20 · `12=50*20` top and bottom · `5=100` running on top · `12 34 56 = 10` several numbers ·
 * `12 บน 10 ล่าง 20` · `123 456 โต๊ด 20` · `บนล่าง 12 34 ตัวละ 10` · `19 ประตู 5 = 10`, `รูดหน้า 5`, `รูดหลัง 5` · `123=10 กลับ`. A line of
 * plays alone holds for those below it, and so does one that says an amount for each. A price has always a mark (`=`, `*`, a play between number and price, ละ, บาท), so
 * that a number is never taken for one; numbers without any cost `otherwise`. A line with anything wrong adds nothing.
 */
export function readSlipText(
  text: string,
  plays: readonly Play[],
  otherwise: string,
  language: Language,
): ReadText {
  const read: ReadText = { bets: [], wrongFields: [] };
  const heading: Heading = { places: undefined, amount: otherwise };
  const seen = new Set<string>();
  for (const [at, written] of text.split(/\r?\n|;/).entries()) {
    const line = written.trim();
    if (line === '') continue;
    const outcome = readLine(tokensOf(line), line, heading, { plays, language });
    if ('fieldError' in outcome) note(read, { ...outcome.fieldError, line: at + 1 });
    else if ('heading' in outcome) Object.assign(heading, outcome.heading);
    else {
      const fresh = outcome.bets.filter((bet) => !seen.has(keyOf(bet, plays)));
      const doubled = outcome.bets.find((bet) => seen.has(keyOf(bet, plays)));
      if (doubled) note(read, { code: 'doubled', line: at + 1, text: doubled.number });
      for (const bet of fresh) {
        const key = keyOf(bet, plays);
        if (seen.has(key)) continue;
        seen.add(key);
        read.bets.push(bet);
      }
    }
  }
  return read;
}

interface Heading {
  /** Undefined: by the number's length. */
  places: readonly Place[] | undefined;
  amount: string;
}

type FieldError = Omit<TextError, 'line'>;
type LineOutcome = { bets: WrittenBet[] } | { heading: Partial<Heading> } | { fieldError: FieldError };

interface Reader {
  plays: readonly Play[];
  /** Amounts are read in its way. */
  language: Language;
}

interface Priced {
  /** Undefined: those of the heading, or what the number of amounts says. */
  places: Place[] | undefined;
  amounts: string[];
}

function readLine(tokens: readonly Token[], line: string, heading: Heading, of: Reader): LineOutcome {
  const unknown = tokens.find(({ kind }) => kind === 'unknown');
  if (unknown) return fieldError('unknown_word', unknown.text);
  const parted = partOf(tokens, line);
  if ('fieldError' in parted) return parted;
  const { helper, numbers, prices } = parted;
  if (numbers.length === 0) return headingOf(prices, line, of.language);
  const written = helper
    ? fromHelper(helper, numbers)
    : { numbers: numbers.flatMap(parted.reversed ? orders : same) };
  if ('fieldError' in written) return written;
  const bets: WrittenBet[] = [];
  for (const price of prices) {
    const amounts = price.amounts.length > 0 ? price.amounts : [heading.amount];
    for (const number of written.numbers) {
      const places = price.places ?? heading.places ?? DEFAULT_PLACES.slice(0, Math.max(1, amounts.length));
      const made = betsOf(number, resolved(places, number), amounts, of, line);
      if ('fieldError' in made) return made;
      bets.push(...made.bets);
    }
  }
  return { bets };
}

/** `top` and a second one: any order of three and four digits, the bottom of one and two. */
const DEFAULT_PLACES: readonly Place[] = ['top', 'second'];

function resolved(places: readonly Place[], number: string): Place[] {
  return places.map((place) => (place === 'second' ? (number.length > 2 ? 'tote' : 'bottom') : place));
}

interface Parted {
  helper: DigitHelper | undefined;
  reversed: boolean;
  numbers: string[];
  prices: Priced[];
}

/** What of a line are numbers, and what they cost where. */
function partOf(tokens: readonly Token[], line: string): Parted | { fieldError: FieldError } {
  const parted: Parted = { helper: undefined, reversed: false, numbers: [], prices: [] };
  const { numbers, prices } = parted;
  const equals = tokens.findIndex(({ kind }) => kind === 'equals');
  // Before the first number they are of the whole line, after it of the price that follows.
  const leading: Place[] = [];
  let pending: Place[] = [];
  for (const [at, token] of tokens.entries()) {
    if (token.kind === 'reverse') parted.reversed = true;
    else if (token.kind === 'helper') parted.helper = token.helper;
    else if (token.kind === 'place') (numbers.length === 0 ? leading : pending).push(...token.places);
    else if (token.kind !== 'digits') continue;
    else if (tokens[at - 1]?.kind === 'times' && prices.length > 0) prices.at(-1)?.amounts.push(token.text);
    else if (!isPrice(tokens, at, equals, { numbers: numbers.length, places: pending.length })) {
      if (prices.length > 0) return fieldError('amount_unclear', line);
      numbers.push(token.text);
    } else {
      if (prices.length > 0 && pending.length === 0) return fieldError('amount_unclear', line);
      // `123 20,50 บาท`: 20.50, or another number and 50.
      if (token.isJoined) return fieldError('amount_unclear', line);
      prices.push({ places: firstOf(pending, leading), amounts: [token.text] });
      pending = [];
    }
  }
  if (equals >= 0 && prices.length === 0) return fieldError('no_amount', line);
  const times = tokens.filter(({ kind }) => kind === 'times').length;
  if (times !== prices.reduce((sum, { amounts }) => sum + amounts.length - 1, 0))
    return fieldError('amount_unclear', line);
  if (prices.length === 0 && new Set(numbers.map((number) => number.length)).size > 1)
    return fieldError('amount_unclear', line);
  if (pending.length > 0 || prices.length === 0)
    prices.push({ places: firstOf(pending, leading), amounts: [] });
  return parted;
}

function firstOf(...choices: Place[][]): Place[] | undefined {
  return choices.find((places) => places.length > 0);
}

/** Whether the digits here are a price: there is always a mark for it. */
function isPrice(
  tokens: readonly Token[],
  at: number,
  equals: number,
  before: { numbers: number; places: number },
): boolean {
  if (equals >= 0) return at > equals;
  const previous = tokens[at - 1]?.kind;
  const next = tokens[at + 1]?.kind;
  if (previous === 'each' || next === 'baht') return true;
  if (before.numbers === 0) return false;
  // `12 บน 10`, `12 กลับ 10`, `123 50*20`
  return before.places > 0 || previous === 'reverse' || next === 'times';
}

/** A line without numbers says what holds below it. */
function headingOf(prices: readonly Priced[], line: string, language: Language): LineOutcome {
  const [first, second] = prices;
  if (!first || second || first.amounts.length > 1) return fieldError('no_number', line);
  const [amount] = first.amounts;
  if (!first.places && (amount === undefined || line.startsWith('='))) return fieldError('no_number', line);
  const wrong = amount === undefined ? undefined : amountFieldError(amount, language);
  if (wrong) return wrong;
  return {
    heading: {
      ...(first.places && { places: first.places }),
      ...(amount !== undefined && { amount }),
    },
  };
}

function fromHelper(
  helper: DigitHelper,
  digits: readonly string[],
): { numbers: string[] } | { fieldError: FieldError } {
  const wrong = digits.find((digit) => digit.length !== 1);
  if (wrong !== undefined) return fieldError('one_digit', wrong);
  return { numbers: [...new Set(digits.flatMap((digit) => RUNS[helper](Number(digit))))] };
}

function betsOf(
  number: string,
  places: readonly Place[],
  amounts: readonly string[],
  { plays, language }: Reader,
  line: string,
): { bets: WrittenBet[] } | { fieldError: FieldError } {
  if (!/^\d{1,4}$/.test(number)) return fieldError('length', number);
  if (amounts.length > 1 && amounts.length !== places.length) return fieldError('too_many_amounts', line);
  const bets: WrittenBet[] = [];
  for (const [at, place] of places.entries()) {
    const amount = (amounts.length > 1 ? amounts[at] : amounts[0]) ?? '';
    if (amount.trim() === '') return fieldError('no_amount', number);
    // `123=0*50`: nothing on top.
    if (amounts.length > 1 && readAmount(amount, language) === 0n) continue;
    const wrong = amountFieldError(amount, language);
    if (wrong) return wrong;
    const play = plays.find(({ code }) => code === PLAYS[place]?.[number.length]);
    if (!play || lengthOf(play) !== number.length) return fieldError('no_such_play', number);
    if (!takes(play, number)) return fieldError('all_alike', number);
    bets.push({ play: play.code, number, amount: plain(amount, language) });
  }
  return { bets };
}

/** By how many digits a number has. */
const PLAYS: Partial<Record<Place, Record<number, string>>> = {
  top: { 1: 'run_top', 2: 'top2', 3: 'top3', 4: 'top4' },
  bottom: { 1: 'run_bottom', 2: 'bottom2', 3: 'back3' },
  tote: { 3: 'tote3', 4: 'tote4' },
  front: { 3: 'front3' },
};

function keyOf({ play: code, number }: WrittenBet, plays: readonly Play[]): string {
  const play = plays.find((known) => known.code === code);
  return `${code} ${play ? ruleNumber(play, number) : number}`;
}

/** What can be two amounts is asked about, not read as one of them. */
function amountFieldError(text: string, language: Language): { fieldError: FieldError } | undefined {
  const read = typedAmount(text, language);
  if (read.kind === 'ambiguous') return fieldError('amount_unclear', text);
  const isOne = read.kind === 'amount' && read.amount > 0n && parts(read.amount) !== undefined;
  return isOne ? undefined : fieldError('amount_unreadable', text);
}

/** `50`, not `50.00` or `๕๐`: as the fields of the slip have it, and read as one amount in every language. */
function plain(text: string, language: Language): string {
  return formatMoney(readAmount(text, language) ?? 0n).replace(/\.00$/, '');
}

function same(number: string): string[] {
  return [number];
}

function fieldError(code: TextErrorCode, text: string): { fieldError: FieldError } {
  return { fieldError: { code, text: text.slice(0, 60) } };
}

function note(read: ReadText, found: TextError): void {
  if (read.wrongFields.length < MAX_FAULTS) read.wrongFields.push(found);
}
