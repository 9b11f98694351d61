import { choose, range } from '../cover/combinations.ts';
import type { Play, PlayOutlook, Result, RowShape, Selection, Tier } from '../play.ts';
import { fraction } from '../plays/fraction.ts';
import { SEVEN } from './balls.ts';
import { SETS_OF_SEVEN, waysByPresence } from './sets.ts';

/** The 49 balls parted into groups of one size, but for one group that is smaller or larger: zodiacs, tails. */
export interface Parting {
  readonly group: string;
  /** What the codes of its plays end on. */
  readonly ending: string;
  readonly row: Omit<RowShape, 'min' | 'max'>;
  readonly groups: number;
  /** The group with the other size, as the row counts it. */
  readonly odd: number;
  readonly size: number;
  readonly oddSize: number;
  /** Tiers of a unit without the odd group and with it. */
  readonly linkedTiers: readonly [string, string];
  readonly byZodiacYear?: true;
  groupOf(ball: number): number;
}

/** One group that has a ball among the seven, paid once. */
export function anyOf(parting: Parting): Play {
  const { size, oddSize, ending } = parting;
  return ofPresence(parting, 1, {
    code: `any-${ending}`,
    name: 'any_of_seven',
    tiers: [`balls${size}`, `balls${oddSize}`],
  });
}

/** So many groups that all have a ball among the seven. */
export function linked(parting: Parting, k: number): Play {
  return ofPresence(parting, k, {
    code: `linked${k}-${parting.ending}`,
    name: `linked${k}`,
    tiers: parting.linkedTiers,
  });
}

function ofPresence(
  parting: Parting,
  k: number,
  { code, name, tiers }: { code: string; name: string; tiers: readonly [string, string] },
): Play {
  const { group, row, groups, odd, byZodiacYear } = parting;
  return {
    code,
    group,
    name,
    overlaps: true,
    orderFree: true,
    ...(k === 1 && { joins: 'picks' }),
    ...(byZodiacYear && { byZodiacYear }),
    shape: { rows: [{ ...row, min: k, max: groups }] },
    tiers: [presenceTier(parting, tiers[0], k, 0), presenceTier(parting, tiers[1], k - 1, 1)],
    reads: SEVEN,
    outlook: (selection) => outlookOf(parting, k, selection),
    unitsByTier: ([picked = []]) => setsOf(partedPick(parting, picked), k),
    hitsByTier: ([picked = []], result) => {
      const present = presentIn(parting, result);
      const drawn = picked.filter((each) => present[each]);
      return setsOf(
        {
          plain: drawn.filter((each) => each !== odd).length,
          odd: present[odd] && picked.includes(odd) ? 1 : 0,
        },
        k,
      );
    },
  };
}

/** Groups of the usual size, and whether the odd one is among them. */
interface Parted {
  plain: number;
  odd: number;
}

/** How many sets of `k` groups there are, without the odd one and with it. */
function setsOf({ plain, odd }: Parted, k: number): number[] {
  return [choose(plain, k), odd * choose(plain, k - 1)];
}

function partedPick({ odd }: Parting, picked: readonly number[]): Parted {
  const withOdd = picked.includes(odd) ? 1 : 0;
  return { plain: picked.length - withOdd, odd: withOdd };
}

function presentIn({ groups, groupOf }: Parting, result: Result): boolean[] {
  const present = new Array<boolean>(groups).fill(false);
  for (const ball of result) present[groupOf(ball)] = true;
  return present;
}

function presenceTier(parting: Parting, code: string, plain: number, odd: number): Tier {
  const ways = waysByPresence(sizesOf(parting, { plain, odd }), SEVEN.length);
  return { code, chance: fraction(BigInt(ways[plain + odd] as number), SETS_OF_SEVEN) };
}

function sizesOf({ size, oddSize }: Parting, { plain, odd }: Parted): number[] {
  return [...range(1, plain).map(() => size), ...range(1, odd).map(() => oddSize)];
}

/** It wins where `k` of the groups or more are present; of seven balls no more than seven groups are. */
function outlookOf(parting: Parting, k: number, [picked = []]: Selection): PlayOutlook {
  const { plain, odd } = partedPick(parting, picked);
  const ways = waysByPresence(sizesOf(parting, { plain, odd }), SEVEN.length);
  const winning = ways.slice(k).reduce((all, count) => all + count, 0);
  return {
    chance: fraction(BigInt(winning), SETS_OF_SEVEN),
    mostHits: setsOf({ plain: Math.min(plain, SEVEN.length), odd: 0 }, k),
    otherHits: odd ? [setsOf({ plain: Math.min(plain, SEVEN.length - 1), odd }, k)] : [],
  };
}
