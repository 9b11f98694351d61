/**
 * What two players who sit together do beyond chance. All of it is for people to look at: a good player also wins of the same persons again and again, so nothing here takes money or a seat.
 */

/** So many standard errors are beyond chance: of fair pairs three in a thousand. */
export const BEYOND = 3;
const HANDS_LEAST = 30;
const MEETINGS_LEAST = 5;
const ODD_LEAST = 8;

export type CompanySignal =
  | { signal: 'together'; met: number; expected: number; errors: number }
  /** In base stakes a hand; above zero: to the first of the two. */
  | { signal: 'one_way'; hands: number; mean: number; errors: number }
  /** Plays that no sound player makes, in hands that then went to the other: `by` which of the two. */
  | { signal: 'dumping'; by: 'one' | 'other'; odd: number; plays: number; usual: number; errors: number }
  | { signal: 'shared'; kinds: string[] };

/** A day of a room: at how many of its tables each of the two sat, and at how many both. */
export interface DayOfPair {
  tables: number;
  one: number;
  other: number;
  both: number;
}

/** Who chooses among tables meets by chance as often as two draws without regard to each other would; where there was one table only, that is always. */
export function togetherSignal(days: readonly DayOfPair[]): CompanySignal | undefined {
  let [met, expected, variance] = [0, 0, 0];
  for (const { tables, one, other, both } of days) {
    met += both;
    expected += (one * other) / tables;
    if (tables > 1)
      variance += (one * other * (tables - one) * (tables - other)) / (tables * tables * (tables - 1));
  }
  if (met < MEETINGS_LEAST || variance === 0) return undefined;
  const errors = (met - expected) / Math.sqrt(variance);
  return errors > BEYOND
    ? { signal: 'together', met, expected: rounded(expected), errors: rounded(errors) }
    : undefined;
}

interface FlowOfPair {
  hands: number;
  /** In thousandths of base stakes, to the first of the two, and the sum of its squares. */
  flow: number;
  squares: number;
}

/** Between fair players what goes to and fro comes to about nothing; how near is known from how much goes. */
export function oneWaySignal({ hands, flow, squares }: FlowOfPair): CompanySignal | undefined {
  if (hands < HANDS_LEAST) return undefined;
  const mean = flow / hands;
  const variance = Math.max(0, squares / hands - mean * mean) * (hands / (hands - 1));
  const error = Math.sqrt(variance / hands);
  if (mean === 0 || Math.abs(mean) <= BEYOND * error) return undefined;
  const errors = error === 0 ? hands : Math.abs(mean) / error;
  return { signal: 'one_way', hands, mean: rounded(mean / 1000), errors: rounded(errors) };
}

interface PlaysOf {
  plays: number;
  odd: number;
}

/** Plays against the own interest are an own style where they are made against all; made in favour of one, they are a gift. */
export function dumpingSignal(
  by: 'one' | 'other',
  towards: PlaysOf,
  all: PlaysOf,
): CompanySignal | undefined {
  const rest = { plays: all.plays - towards.plays, odd: all.odd - towards.odd };
  if (towards.odd < ODD_LEAST) return undefined;
  // One odd play in twenty is granted to who has played with no one else.
  const usual = (rest.odd + 1) / (rest.plays + 20);
  const error = Math.sqrt(usual * (1 - usual) * (1 / towards.plays + 1 / (rest.plays + 20)));
  const errors = (towards.odd / towards.plays - usual) / error;
  if (!(errors > BEYOND)) return undefined;
  return { signal: 'dumping', by, ...towards, usual: rounded(usual), errors: rounded(errors) };
}

/** A range of addresses alone says nothing: thousands share one of a mobile network. */
export function isWorthACase(signals: readonly CompanySignal[]): boolean {
  return signals.some((found) => found.signal !== 'shared' || found.kinds.some((kind) => kind !== 'network'));
}

const rounded = (value: number): number => Math.round(value * 100) / 100;
