import type { FairStream } from '../../fair-stream.ts';
import { fraction, isBelow } from './fraction.ts';
import { LOST, paidBack } from './paid-back.ts';
import type { Fraction, TablePlay, TableRules } from './table-rules.ts';

/** A play by what it gives back of an outcome, the stake included. */
export interface PlayRule<Outcome> {
  key: string;
  family: string;
  back(outcome: Outcome): Fraction;
}

/** A play whose figures are stated beside its rule. */
export interface StatedPlay<Outcome> extends PlayRule<Outcome> {
  returns: Fraction;
  mostWon: Fraction;
}

export interface VariantRules<Outcome> {
  plays: readonly StatedPlay<Outcome>[];
  opposites: readonly (readonly [string, string])[];
}

/** Rules of a table from what each of its variants plays. Variants are made when they are first asked for: a page opens one of them. */
export function defineTable<Outcome>(table: {
  kind: string;
  ruleVersion: string;
  variants: readonly [string, ...string[]];
  variant(name: string): VariantRules<Outcome>;
  /** Every outcome, or at least one of each that differ in what any play gives back. */
  outcomes(): readonly Outcome[];
  deal(stream: FairStream): Outcome;
}): TableRules<Outcome> {
  const made = new Map<string, MadeVariant<Outcome>>();
  const apart = new Map<string, readonly Outcome[]>();
  const variantOf = (name: string) => {
    const known = made.get(name);
    if (known) return known;
    if (!table.variants.includes(name)) throw new Error(`${table.kind} has no variant ${name}`);
    const rules = table.variant(name);
    const fresh = { ...rules, byKey: new Map(rules.plays.map((play) => [play.key, play])) };
    made.set(name, fresh);
    return fresh;
  };
  const apartOf = (name: string) => {
    const known = apart.get(name) ?? paidApart(variantOf(name).plays, table.outcomes());
    apart.set(name, known);
    return known;
  };
  const { kind, ruleVersion, variants, deal } = table;
  return {
    ...{ kind, ruleVersion, variants, deal },
    plays: (variant): readonly TablePlay[] => variantOf(variant).plays,
    payout(variant, key, stake, outcome) {
      const play = variantOf(variant).byKey.get(key);
      if (!play) throw new Error(`${kind} has no play ${key}`);
      return paidBack(stake, play.back(outcome));
    },
    mostPaid(variant, chips) {
      const { byKey } = variantOf(variant);
      const laid = Object.entries(chips).map(([key, stake]) => {
        const play = byKey.get(key);
        if (!play) throw new Error(`${kind} has no play ${key}`);
        return { play, stake };
      });
      let most = 0n;
      for (const outcome of apartOf(variant)) {
        const paid = laid.reduce((sum, { play, stake }) => sum + paidBack(stake, play.back(outcome)), 0n);
        if (paid > most) most = paid;
      }
      return most;
    },
    opposites: (variant) => variantOf(variant).opposites,
  };
}

type MadeVariant<Outcome> = VariantRules<Outcome> & { byKey: ReadonlyMap<string, StatedPlay<Outcome>> };

/** One outcome for each way in which plays are paid: many cards come to the same. */
function paidApart<Outcome>(
  plays: readonly PlayRule<Outcome>[],
  outcomes: readonly Outcome[],
): readonly Outcome[] {
  const first = new Map<string, Outcome>();
  for (const outcome of outcomes) {
    const paid = plays.map((play) => {
      const { numerator, denominator } = play.back(outcome);
      return `${numerator}/${denominator}`;
    });
    const key = paid.join(' ');
    if (!first.has(key)) first.set(key, outcome);
  }
  return [...first.values()];
}

/** States what plays return by counting outcomes that are all alike likely, each by its weight. */
export function countedOver<Outcome>(
  outcomes: readonly Outcome[],
  plays: readonly PlayRule<Outcome>[],
  weightOf: (outcome: Outcome) => number = () => 1,
): StatedPlay<Outcome>[] {
  const all = outcomes.reduce((sum, outcome) => sum + weightOf(outcome), 0);
  return plays.map((play) => {
    const counts = new Map<Fraction, number>();
    for (const outcome of outcomes) {
      const back = play.back(outcome);
      counts.set(back, (counts.get(back) ?? 0) + weightOf(outcome));
    }
    return { ...play, ...figuresOf(counts, all) };
  });
}

function figuresOf(counts: ReadonlyMap<Fraction, number>, all: number) {
  let [numerator, denominator, most] = [0n, 1n, LOST];
  for (const [back, count] of counts) {
    numerator = numerator * back.denominator + BigInt(count) * back.numerator * denominator;
    denominator *= back.denominator;
    if (isBelow(most, back)) most = back;
  }
  return {
    returns: fraction(numerator, denominator * BigInt(all)),
    mostWon: fraction(most.numerator - most.denominator, most.denominator),
  };
}
