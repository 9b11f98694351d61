import { choose, range } from '../cover/combinations.ts';
import { ballRow } from '../numbers/distinct-plays.ts';
import type { Play, PlayOutlook, Result, SelectionShape, Tier } from '../play.ts';
import { fraction } from '../plays/fraction.ts';
import { tiersOfOneUnit } from '../plays/tiers-of-one-unit.ts';
import { BALLS, SEVEN, SIX, SPECIAL } from './balls.ts';
import { drawnAmong, SETS_OF_SIX, setRow } from './sets.ts';

/** A play of so many numbers that pays by how many of them are among the six. */
interface DrawnPlay {
  readonly name: string;
  readonly k: number;
  /** How many must be drawn, tier by tier. */
  readonly wanted: readonly number[];
  readonly tiers: readonly Tier[];
}

/** Numbers of which all are among the six. */
function allOf(k: number): DrawnPlay {
  return { name: `all${k}`, k, wanted: [k], tiers: [{ code: 'win', chance: chanceOf(k, k) }] };
}

/** Of three numbers two or all: all three pay five times what two do. */
const twoOfThree: DrawnPlay = {
  name: 'two_of_three',
  k: 3,
  wanted: [2, 3],
  tiers: tiersOfOneUnit([
    { code: 'two_drawn', chance: chanceOf(3, 2), pays: 1n },
    { code: 'three_drawn', chance: chanceOf(3, 3), pays: 5n },
  ]),
};

export function drawnPlays(): Play[] {
  return [allOf(2), allOf(3), allOf(4), twoOfThree].flatMap((play) => [ofSets(play), withBankers(play)]);
}

/** Two numbers: both among the six, or one of them there and the other the special number. */
const twoSpecial: Play = {
  ...ofPairs('two_special'),
  tiers: tiersOfOneUnit([
    { code: 'two_drawn', chance: fraction(15n, 1176n), pays: 5n },
    { code: 'with_special', chance: fraction(6n, 1176n), pays: 3n },
  ]),
  unitsByTier: ([row = []]) => [choose(row.length, 2), choose(row.length, 2)],
  units: ([row = []]) => choose(row.length, 2),
  hitsByTier: ([row = []], result) => [
    choose(drawnAmong(row, result, SIX), 2),
    pairsWithSpecial(row, result),
  ],
  outlook: ([row = []]) => ({
    chance: chanceOfPairs(row.length, (six, special) => six >= 2 || (six >= 1 && special === 1)),
    mostHits: [choose(Math.min(row.length, 6), 2), 0],
    otherHits: [[choose(Math.min(row.length - 1, 6), 2), Math.min(row.length - 1, 6)]],
  }),
};

/** Two numbers, of which one is among the six and the other the special number. */
const specialPair: Play = {
  ...ofPairs('special_pair'),
  tiers: [{ code: 'win', chance: fraction(1n, 196n) }],
  unitsByTier: ([row = []]) => [choose(row.length, 2)],
  hitsByTier: ([row = []], result) => [pairsWithSpecial(row, result)],
  outlook: ([row = []]) => ({
    chance: chanceOfPairs(row.length, (six, special) => six >= 1 && special === 1),
    mostHits: [Math.min(row.length - 1, 6)],
  }),
};

export const pairPlays: readonly Play[] = [twoSpecial, specialPair];

function ofSets(play: DrawnPlay): Play {
  return {
    ...inGroup(play, 'all_drawn', play.name, { rows: [setRow(play.k)] }),
    ...counted(play, ([row = []]) => ({ bankers: [], others: row })),
  };
}

/** Bankers stand in every unit, the others fill it up. */
function withBankers(play: DrawnPlay): Play {
  const rows = [ballRow('bankers', BALLS, 1, play.k - 1), ballRow('others', BALLS, 1, BALLS.to - 1)];
  return {
    ...inGroup(play, 'all_drawn_banker', `${play.name}-banker`, { rows, disjoint: true }),
    ...counted(play, ([bankers = [], others = []]) => ({ bankers, others })),
  };
}

function inGroup({ name, tiers }: DrawnPlay, group: string, code: string, shape: SelectionShape) {
  return { code, group, name, shape, tiers, reads: SIX, overlaps: true, orderFree: true } as const;
}

interface Picked {
  bankers: readonly number[];
  others: readonly number[];
}

function counted(
  play: DrawnPlay,
  pickedOf: (selection: readonly (readonly number[])[]) => Picked,
): Pick<Play, 'unitsByTier' | 'units' | 'hitsByTier' | 'outlook'> {
  const { k, wanted } = play;
  const units = (selection: readonly (readonly number[])[]) => {
    const { bankers, others } = pickedOf(selection);
    return choose(others.length, k - bankers.length);
  };
  return {
    unitsByTier: (selection) => wanted.map(() => units(selection)),
    units,
    hitsByTier: (selection, result) => {
      const picked = pickedOf(selection);
      return hitsOf(
        play,
        picked,
        drawnAmong(picked.bankers, result, SIX),
        drawnAmong(picked.others, result, SIX),
      );
    },
    outlook: (selection) => outlookOf(play, pickedOf(selection)),
  };
}

/** Units of which so many numbers are drawn, tier by tier: all bankers and some of the others. */
function hitsOf(
  { k, wanted }: DrawnPlay,
  { bankers, others }: Picked,
  ofBankers: number,
  ofOthers: number,
): number[] {
  const open = k - bankers.length;
  return wanted.map((drawn) => {
    const more = drawn - ofBankers;
    return choose(ofOthers, more) * choose(others.length - ofOthers, open - more);
  });
}

/** By how many bankers and how many of the others are drawn. */
function outlookOf(play: DrawnPlay, picked: Picked): PlayOutlook {
  const { bankers, others } = picked;
  const rest = BALLS.to - bankers.length - others.length;
  let winning = 0;
  const hits: number[][] = [];
  for (const ofBankers of range(0, Math.min(6, bankers.length)))
    for (const ofOthers of range(0, Math.min(6 - ofBankers, others.length))) {
      const ways =
        choose(bankers.length, ofBankers) *
        choose(others.length, ofOthers) *
        choose(rest, 6 - ofBankers - ofOthers);
      const won = hitsOf(play, picked, ofBankers, ofOthers);
      if (ways === 0 || won.every((count) => count === 0)) continue;
      winning += ways;
      hits.push(won);
    }
  return {
    chance: fraction(BigInt(winning), SETS_OF_SIX),
    mostHits: hits[0] ?? [],
    otherHits: hits.slice(1),
  };
}

/** Of `k` numbers just `drawn` are among the six. */
function chanceOf(k: number, drawn: number) {
  return fraction(BigInt(choose(6, drawn) * choose(43, k - drawn)), BigInt(choose(49, k)));
}

function ofPairs(name: string) {
  return {
    code: name,
    group: 'all_drawn',
    name,
    overlaps: true,
    shape: { rows: [setRow(2)] },
    reads: SEVEN,
  } as const;
}

function pairsWithSpecial(row: readonly number[], result: Result): number {
  return row.includes(result[SPECIAL] as number) ? drawnAmong(row, result, SIX) : 0;
}

/** By how many of so many numbers are among the six, and whether the special one is one of them. */
function chanceOfPairs(picked: number, wins: (six: number, special: number) => boolean) {
  let winning = 0;
  for (const special of [0, 1])
    for (const six of range(0, 6)) {
      if (!wins(six, special)) continue;
      const specials = special === 1 ? picked : BALLS.to - picked;
      winning += specials * choose(picked - special, six) * choose(48 - picked + special, 6 - six);
    }
  return fraction(BigInt(winning), 49n * BigInt(choose(48, 6)));
}
