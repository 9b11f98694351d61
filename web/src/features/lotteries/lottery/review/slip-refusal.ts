import { Refusal } from '../../../../api/calls/refusal.ts';
import type { SlipLine } from '../table/table-state.ts';

/** A refusal of a slip, as it concerns the lines of the page. */
export interface SlipRefusal {
  /** Lines it is about, by their ids. */
  ids: number[];
  /** More than the words of its code say; none where they say all. */
  detail: RefusalDetail | undefined;
  /** What leads out of it. */
  way: 'deposit' | 'protection' | 'this draw alone' | undefined;
}

export type RefusalDetail =
  | { words: 'stake'; stake: string }
  | { words: 'available'; available: string }
  | { words: 'left'; left: string; most: string }
  | { words: 'lossLeft'; left: string; most: string }
  | { words: 'prize'; prize: string; most: string }
  | { words: 'percent'; percent: number }
  | { words: 'numbers'; numbers: string }
  | { words: 'numeros'; numeros: string };

/** Lines and numbers that are named at once. */
const NAMED = 8;

export function slipRefusal(
  error: unknown,
  slip: readonly SlipLine[],
  draws: number,
): SlipRefusal | undefined {
  if (!(error instanceof Refusal)) return undefined;
  const { code, facts } = error;
  return { ids: idsOf(facts, slip), detail: detailOf(code, facts), way: wayOf(code, draws) };
}

function idsOf(facts: Facts, slip: readonly SlipLine[]): number[] {
  const numbers = [
    facts['line'],
    ...listOf(facts['lines']).map(lineOf),
    ...listOf(facts['numbers']).map(lineOf),
  ];
  const named = numbers.flatMap((number) => (typeof number === 'number' ? (slip[number - 1]?.id ?? []) : []));
  // Limits of numbers name the play and the number alone.
  const byNumber = listOf(facts['numbers']).flatMap((one) => {
    const { play, number } = Object(one) as { play?: unknown; number?: unknown };
    return slip.flatMap((line) => (line.play === play && holdsNumber(line, String(number)) ? [line.id] : []));
  });
  return [...new Set([...named, ...byNumber])];
}

function detailOf(code: Refusal['code'], facts: Facts): RefusalDetail | undefined {
  const text = (name: string) => (typeof facts[name] === 'string' ? facts[name] : undefined);
  const [stake, available, left, most, prize] = ['stake', 'available', 'left', 'most', 'prize'].map(text);
  if (code === 'slip_stake_differs' && stake !== undefined) return { words: 'stake', stake };
  if (code === 'slip_balance_too_low' && available !== undefined) return { words: 'available', available };
  if (code === 'draw_stake_reached' && left !== undefined && most !== undefined)
    return { words: 'left', left, most };
  if (code === 'line_limit_reached' && left !== undefined && most !== undefined)
    return { words: 'lossLeft', left, most };
  if (code === 'prize_too_large' && prize !== undefined && most !== undefined)
    return { words: 'prize', prize, most };
  if (code === 'coverage_too_wide') return { words: 'percent', percent: Number(facts['percent']) };
  if (code === 'number_closed' || code === 'number_limit_reached') {
    const numbers = listOf(facts['numbers']).map((one) => String(Object(one).number ?? ''));
    const named = [...new Set(numbers.filter(Boolean))];
    return named.length > 0 ? { words: 'numbers', numbers: shortList(named) } : undefined;
  }
  const numeros = listOf(facts['numeros']).map(String);
  return numeros.length > 0 ? { words: 'numeros', numeros: shortList(numeros) } : undefined;
}

function wayOf(code: Refusal['code'], draws: number): SlipRefusal['way'] {
  if (code === 'slip_balance_too_low') return 'deposit';
  if (code === 'lottery_limit_reached' || code === 'play_excluded') return 'protection';
  // What one draw cannot have may be had on the next one alone.
  return draws > 1 && (code === 'price_changed' || code === 'number_closed') ? 'this draw alone' : undefined;
}

type Facts = Refusal['facts'];

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function lineOf(one: unknown): unknown {
  return (Object(one) as { line?: unknown }).line;
}

/** An empty number stands for the whole play. */
function holdsNumber({ text }: SlipLine, number: string): boolean {
  if (number === '') return true;
  return text.split(/[|,]/).some((part) => part.replaceAll(' ', '') === number);
}

function shortList(list: readonly string[]): string {
  return list.slice(0, NAMED).join(', ') + (list.length > NAMED ? ' …' : '');
}
