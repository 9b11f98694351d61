import { describe, expect, test } from 'vitest';
import { objectionsTo, resultsRead, someSelections } from '../cover/enumeration.fixture.ts';
import type { Play, Selection } from '../play.ts';
import { asNumber } from '../plays/fraction.ts';
import { namedPlay } from '../plays/named-plays.fixture.ts';
import { readSelection } from '../plays/selection-text.ts';
import { vietnamNorth, vietnamSouth } from './family.ts';

/** `npm run soak` draws a million. */
const DRAWS = process.env['SOAK'] ? 1_000_000 : 50_000;
/** Reading no more digits than these, a play is proved by all results. */
const ENUMERATED = 4;

/** What is held against drawn results: two selections of each play that reads many prizes, one of them with units that share numbers. */
const SELECTIONS: Record<string, [string, string]> = {
  lo2: ['05', '00 07 12 19 23 34 48 51 66 79 88 99'],
  lo2_1k: ['05', '05 50 55'],
  lo3: ['005', '000 123 321 444 555 678 900 901 902 999'],
  lo4: ['0005', '0000 0123 1234 2345 3456 4567 5678 6789 7890 9999'],
  de_low: ['05', '05 50 55 60 70 80 90'],
  cang3_low: ['005', '005 050 500 555'],
  cang3_both: ['005', '005 050 500 555 700 800 900'],
  xien2: ['05 50', '01 12 23 34 45 56'],
  xien3: ['05 50 55', '01 12 23 34 45 56 67 78'],
  xien4: ['05 50 55 60', '01 12 23 34 45 56 67 78 89 90'],
  xien2_lines: ['05 50', '01 02, 02 03, 03 01, 03 04, 10 11, 12 13'],
  xien3_lines: ['05 50 55', '01 02 03, 02 03 04, 01 02 04, 10 11 12, 12 13 14, 20 21 22'],
  xien4_lines: ['05 50 55 60', '01 02 03 04, 02 03 04 05, 01 02 04 05, 10 11 12 13, 12 13 14 15'],
  miss4: ['05 50 55 60', '01 12 23 34 45 56 67'],
  miss8: ['00 11 22 33 44 55 66 77', '00 11 22 33 44 55 66 77 88 99'],
  miss10: ['00 11 22 33 44 55 66 77 88 99', '00 01 11 22 33 44 55 66 77 88 99'],
};

describe.each([
  [vietnamNorth.code, vietnamNorth],
  [vietnamSouth.code, vietnamSouth],
])('%s', (_, family) => {
  const small = family.plays.filter(({ reads }) => reads.length <= ENUMERATED);
  const large = family.plays.filter(({ reads }) => reads.length > ENUMERATED);

  test.each(small.map((play) => [play.code, play] as const))(
    '%s: units and chances are what all results say',
    (_code, play) => {
      expect(objectionsTo(play, resultsRead(family, play), someSelections(play, 8))).toEqual([]);
    },
  );

  test('hits and winning results over seeded draws are those of the closed forms', () => {
    const watched = large.flatMap((play) => {
      const texts = SELECTIONS[play.code];
      if (!texts) throw new Error(`${play.code} is not watched`);
      return texts.map((text) => watchOf(play, text));
    });
    const digits = family.draw.parts.reduce((sum, { count, length }) => sum + count * length, 0);
    const result = new Array<number>(digits).fill(0);
    const digit = digitsFrom(20_261_123);
    for (let draw = 0; draw < DRAWS; draw += 1) {
      for (let place = 0; place < digits; place += 1) result[place] = digit();
      for (const one of watched) {
        const hits = one.play.hitsByTier(one.selection, result)[0] as number;
        if (hits === 0) continue;
        one.hits += hits;
        one.squares += hits * hits;
        one.wins += 1;
        if (hits > one.mostHits) one.tooMany = hits;
      }
    }
    for (const one of watched) {
      expect([one.name, one.tooMany]).toEqual([one.name, 0]);
      const mean = one.hits / DRAWS;
      const spread = Math.sqrt((one.squares / DRAWS - mean * mean) / DRAWS);
      expect([one.name, Math.abs(mean - one.expected) <= 5 * spread]).toEqual([one.name, true]);
      const share = one.wins / DRAWS;
      const shareSpread = Math.sqrt((one.chance * (1 - one.chance)) / DRAWS);
      expect([one.name, Math.abs(share - one.chance) <= 5 * shareSpread]).toEqual([one.name, true]);
    }
  }, 600_000);
});

interface Watched {
  name: string;
  play: Play;
  selection: Selection;
  /** Hits a draw, by units and chance of the play; the share of draws that win and the most hits, by its outlook. */
  expected: number;
  chance: number;
  mostHits: number;
  hits: number;
  squares: number;
  wins: number;
  tooMany: number;
}

function watchOf(play: Play, text: string): Watched {
  const read = readSelection(play, text);
  if ('errors' in read) throw new Error(`${play.code} ${text}: ${JSON.stringify(read.errors)}`);
  const { selection } = read;
  const outlook = play.outlook?.(selection);
  const [units = 0] = play.unitsByTier(selection);
  const [tier] = play.tiers;
  if (!outlook || !tier) throw new Error(`${play.code} says no outlook`);
  return {
    name: `${play.code} ${text}`,
    play,
    selection,
    expected: units * asNumber(tier.chance),
    chance: asNumber(outlook.chance),
    mostHits: outlook.mostHits[0] ?? 0,
    hits: 0,
    squares: 0,
    wins: 0,
    tooMany: 0,
  };
}

/** The same digits on every run; far quicker than those of a house draw. */
function digitsFrom(seed: number): () => number {
  let state = seed;
  return () => {
    for (;;) {
      state = (state + 0x6d2b79f5) | 0;
      let mixed = Math.imul(state ^ (state >>> 15), state | 1);
      mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
      const value = ((mixed ^ (mixed >>> 14)) >>> 0) >>> 4;
      // The last few of 2^28 would make some digits likelier.
      if (value < 268_435_450) return value % 10;
    }
  };
}

test('a play with a chance that is wrong is found', () => {
  const play = namedPlay(vietnamSouth, 'de_low');
  const wrong = { ...play, unitsByTier: (lines: Selection) => [lines.length + 1] };
  expect(objectionsTo(wrong, resultsRead(vietnamSouth, wrong), someSelections(wrong, 3))).toHaveLength(3);
});
