import { DIGITS } from '../digits/digit-play.ts';
import type { Play, Result, Selection, Tier } from '../play.ts';
import { type Fraction, fraction } from '../plays/fraction.ts';
import type { Slot } from './prizes.ts';

interface EveryHit {
  code: string;
  group: string;
  slots: readonly Slot[];
  prices: Pick<Tier, 'price' | 'marketPrice'>;
  /** Costs one unit for all the prizes together, and not one for each. */
  isOneUnit?: true;
}

/**
 * Listed numbers that win on every one of several prizes, again for each. A number is a unit on each prize, or one unit that may be hit as often as
 * there are prizes.
 */
export function everyHit({ code, group, slots, prices, isOneUnit }: EveryHit): Play {
  const digits = slots[0]?.length ?? 0;
  const numbers = 10 ** digits;
  const unitsOfNumber = isOneUnit ? 1 : slots.length;
  const chance = fraction(isOneUnit ? BigInt(slots.length) : 1n, BigInt(numbers));
  const winsOn = chancesOfAny(slots.length, numbers);
  const numbersIn = listedNumbers();
  return {
    code,
    group,
    name: code,
    shape: { rows: [], lines: { symbols: DIGITS, length: digits, order: 'counts', repeats: 'allowed' } },
    tiers: [{ code: 'win', chance, ...prices }],
    reads: slots.flat(),
    overlaps: true,
    mostHits: () => [slots.length],
    outlook: (lines) => ({ chance: winsOn(lines.length), mostHits: [slots.length] }),
    unitsByTier: (lines) => [lines.length * unitsOfNumber],
    hitsByTier: (lines, result) => {
      const listed = numbersIn(lines);
      let hits = 0;
      for (const slot of slots) if (listed.has(numberAt(slot, result))) hits += 1;
      return [hits];
    },
  };
}

/** That any of so many prizes is among the listed numbers. */
function chancesOfAny(slots: number, numbers: number): (lines: number) => Fraction {
  const known = new Map<number, Fraction>();
  const all = BigInt(numbers) ** BigInt(slots);
  return (lines) => {
    const chance = known.get(lines) ?? fraction(all - BigInt(numbers - lines) ** BigInt(slots), all);
    known.set(lines, chance);
    return chance;
  };
}

/** The numbers of the lines, made once for a selection: it is held against each of many prizes. */
function listedNumbers(): (lines: Selection) => ReadonlySet<number> {
  const made = new WeakMap<Selection, ReadonlySet<number>>();
  return (lines) => {
    const numbers =
      made.get(lines) ?? new Set(lines.map((line) => line.reduce((all, digit) => all * 10 + digit, 0)));
    made.set(lines, numbers);
    return numbers;
  };
}

function numberAt(slot: Slot, result: Result): number {
  let number = 0;
  for (const place of slot) number = number * 10 + (result[place] as number);
  return number;
}
