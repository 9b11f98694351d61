import { playOf } from '@lanna/rules/lotteries/lottery/family';
import { lhc } from '@lanna/rules/lotteries/lottery/lhc/family';
import type { Play } from '@lanna/rules/lotteries/lottery/play';
import { expect, test } from 'vitest';
import { slipChanges } from '../review/slip-changes.ts';
import { newTable, type SlipLine, tableAfter } from '../table/table-state.ts';
import { termsOf } from '../terms.factory.ts';
import { drawsForZodiacs, isOfOtherYear, textAt } from './zodiac-lines.ts';

/* New Year of the goat is 6 February 2027, and begins at midnight in Hong Kong. */
const OF_HORSE = '2027-02-05T15:55:00.000Z';
const OF_GOAT = '2027-02-05T16:00:00.000Z';
const zodiac = playOf(lhc, 'special-zodiac') as Play;

function lineOf(changed: Partial<SlipLine> = {}): SlipLine {
  return {
    id: 1,
    play: zodiac.code,
    text: 'z1 z12',
    units: 2,
    moneyUnit: '1',
    multiple: 1,
    mode: 1800,
    isHalf: false,
    prices: [],
    zodiacsAt: OF_HORSE,
    ...changed,
  };
}

test('over New Year a line keeps its animals and takes their new numbers', () => {
  expect(isOfOtherYear(lineOf(), OF_GOAT)).toBe(true);
  // Horse and goat: z1 and z12 in the year of the horse, z2 and z1 in that of the goat.
  expect(textAt(lineOf(), zodiac, OF_GOAT)).toBe('z1 z2');
  expect(textAt(lineOf(), zodiac, OF_HORSE)).toBe('z1 z12');
  expect(textAt(lineOf({ text: 'z1 z2', zodiacsAt: OF_GOAT }), zodiac, OF_HORSE)).toBe('z1 z12');
});

test('a kept line of the old year is to be said yes to, and is of the new year then', () => {
  const terms = termsOf({ game: { ...termsOf().game, code: 'LHC_5M', family: 'LHC', type: 'LHC' } });
  const [before] = slipChanges([lineOf()], terms, lhc, OF_HORSE);
  const line = lineOf({ prices: before?.lines[0]?.prices ?? [] });
  expect(slipChanges([line], terms, lhc, OF_HORSE)).toEqual([]);
  const changes = slipChanges([line], terms, lhc, OF_GOAT);
  expect(changes).toMatchObject([
    { isOfOtherYear: true, zodiacsAt: OF_GOAT, lines: [{ text: 'z1 z2', units: 2 }] },
  ]);
  const { slip } = tableAfter({ ...newTable(zodiac.code), slip: [line] }, { do: 'accept', changes });
  expect(slip).toMatchObject([{ id: 1, text: 'z1 z2', zodiacsAt: OF_GOAT }]);
  expect(slipChanges(slip, terms, lhc, OF_GOAT)).toEqual([]);
});

test('animals that are picked stay picked over New Year, and all else stays as it is', () => {
  const numbers = playOf(lhc, 'special-number') as Play;
  const picked = [
    { do: 'next draw', drawsAt: OF_HORSE, plays: lhc.plays },
    { do: 'toggle', play: zodiac, row: 0, value: 11 },
    { do: 'toggle', play: numbers, row: 0, value: 12 },
    { do: 'next draw', drawsAt: OF_GOAT, plays: lhc.plays },
  ] as const;
  const { drafts } = picked.reduce(tableAfter, newTable(zodiac.code));
  expect(drafts[zodiac.code]?.rows).toEqual([[0]]);
  expect(drafts[numbers.code]?.rows).toEqual([[12]]);
});

test('a plan with zodiacs ends before New Year; one without may go on', () => {
  const draws = [OF_HORSE, OF_GOAT].map((drawsAt) => ({ drawsAt }));
  expect(drawsForZodiacs([lineOf()], draws, 2)).toBe(1);
  expect(drawsForZodiacs([lineOf()], draws, 1)).toBeUndefined();
  expect(drawsForZodiacs([lineOf({ zodiacsAt: undefined })], draws, 2)).toBeUndefined();
});
