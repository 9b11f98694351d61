import type { Language } from '@lanna/contract/people/members/members';
import { displayMoney, formatMoney, MONEY_SCALE, type Money, parseMoney } from '@lanna/rules/money';

/** What a typed amount says: one amount, one of two that are both possible, or none that a field of money takes. */
export type TypedAmount =
  | { kind: 'amount'; amount: Money }
  | { kind: 'ambiguous'; readings: readonly [Money, Money] }
  | { kind: 'unreadable' };

/** Which mark a language sets before the decimals; the other one parts its thousands. */
const DECIMAL_COMMA: ReadonlySet<Language> = new Set(['ID', 'PT', 'TY', 'VI']);
const UNREADABLE: TypedAmount = { kind: 'unreadable' };
/** Of payments; what is counted finer says so. */
const DECIMALS_MAX = 2;
const DECIMALS_KEPT = 5;
const CENT = MONEY_SCALE / 100n;
const THOUSAND = 1000n * MONEY_SCALE;

/**
 * Reads an amount as people type it: "1,000", "1 000.50", "20,50", "1.500,00", Thai and full-width digits. Commas and points are read in
 * the way of the member's language; the way of other languages counts where its own does not fit. A text that is an amount in both
 * ways and two different ones is `ambiguous`: the field asks which was meant. At most two decimals, unless `decimals` says more; zeros behind them do not count.
 */
export function typedAmount(typed: string, language: Language, decimals = DECIMALS_MAX): TypedAmount {
  const text = plainText(typed);
  const own = DECIMAL_COMMA.has(language) ? ',' : '.';
  const other = own === ',' ? '.' : ',';
  const home = readWith(text, own, decimals);
  const abroad = readWith(text, other, decimals);
  // What the own language writes so is not asked about: elsewhere it would be an amount with three decimals.
  if (home?.isGrouped) return fits(home.amount);
  if (home === undefined) return abroad ? fits(abroad.amount) : UNREADABLE;
  if (home.amount === undefined || abroad?.amount === undefined || abroad.amount === home.amount)
    return fits(home.amount);
  return { kind: 'ambiguous', readings: [home.amount, abroad.amount] };
}

/** The amount, or undefined where there is none or two. */
export function readAmount(typed: string, language: Language, decimals?: number): Money | undefined {
  const read = typedAmount(typed, language, decimals);
  return read.kind === 'amount' ? read.amount : undefined;
}

/** As the wire takes it; undefined where there is no amount or two. */
export function wireAmount(typed: string, language: Language, decimals?: number): string | undefined {
  const amount = readAmount(typed, language, decimals);
  return amount === undefined ? undefined : formatMoney(amount);
}

/** An amount as a field has it that a press has filled: read as this one amount in every language. */
export function fieldText(amount: Money): string {
  // With fewer decimals than five three of them could be thousands elsewhere.
  if (amount % CENT !== 0n) return shownAmount(amount);
  const shown = displayMoney(amount);
  return amount < THOUSAND ? shown.replace(/\.00$/, '') : shown;
}

/** As the site writes money, with further decimals only where the amount has them. */
export function shownAmount(amount: Money, symbol = ''): string {
  const shown = displayMoney(amount, symbol);
  if (amount % CENT === 0n) return shown;
  const fraction = (amount % MONEY_SCALE).toString().padStart(DECIMALS_KEPT, '0');
  return `${shown.slice(0, -DECIMALS_MAX)}${fraction}`;
}

interface Reading {
  /** Undefined with more decimals than money has. */
  amount: Money | undefined;
  /** The thousands were parted by the mark of this way of writing. */
  isGrouped: boolean;
}

/** Reads with `decimal` before the decimals; undefined where the text is not written in that way. */
function readWith(text: string, decimal: ',' | '.', most: number): Reading | undefined {
  const at = text.indexOf(decimal);
  const whole = at < 0 ? text : text.slice(0, at);
  const decimals = at < 0 ? '' : text.slice(at + 1).replace(/0+$/, '');
  if (!/^\d*$/.test(decimals) || (whole === '' && decimals === '')) return undefined;
  const mark = /\D/.exec(whole)?.[0];
  if (mark !== undefined && !isGroupedBy(whole, mark)) return undefined;
  const digits = mark === undefined ? whole || '0' : whole.replaceAll(mark, '');
  const amount =
    decimals.length > most ? undefined : parseMoney(decimals === '' ? digits : `${digits}.${decimals}`);
  return { amount, isGrouped: mark === ',' || mark === '.' };
}

/** Groups of three behind one of one to three digits that does not begin with zero, parted by one and the same mark. */
function isGroupedBy(whole: string, mark: string): boolean {
  const [first = '', ...groups] = whole.split(mark);
  return /^[1-9]\d{0,2}$/.test(first) && groups.every((group) => /^\d{3}$/.test(group));
}

/** Digits of other scripts and marks of other widths as those of a keyboard; every space between digits as one kind of space. */
function plainText(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50))
    .replace(/[’']/g, "'")
    .replace(/、/g, ',')
    .replace(/。/g, '.')
    .replace(/\s+/g, ' ')
    .trim();
}

function fits(amount: Money | undefined): TypedAmount {
  return amount === undefined ? UNREADABLE : { kind: 'amount', amount };
}
