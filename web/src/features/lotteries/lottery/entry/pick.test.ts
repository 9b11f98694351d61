import { elevenFive } from '@lanna/rules/lotteries/lottery/11x5/family';
import { playOf } from '@lanna/rules/lotteries/lottery/family';
import { pk10 } from '@lanna/rules/lotteries/lottery/pk10/family';
import type { Play } from '@lanna/rules/lotteries/lottery/play';
import { readSelection } from '@lanna/rules/lotteries/lottery/plays/selection-text';
import { ssc } from '@lanna/rules/lotteries/lottery/ssc/family';
import { expect, test } from 'vitest';
import { emptyDraft, groupToggled, luckyDraft, quickKeysOf, quicklyPicked, toggled } from './pick.ts';
import { textOfDraft } from './selection-draft.ts';

const straight = playOf(ssc, 'front3-straight') as Play;
const bankers = playOf(elevenFive, 'any3-banker') as Play;

test('a press takes a number, a second gives it back, and the text is always the one of the selection', () => {
  let draft = emptyDraft(straight);
  for (const [row, value] of [
    [0, 7],
    [0, 2],
    [1, 5],
    [2, 0],
    [2, 9],
  ] as const)
    draft = toggled(draft, straight, row, value);
  expect(textOfDraft(straight, draft)).toBe('27|5|09');
  expect(textOfDraft(straight, toggled(draft, straight, 0, 7))).toBe('2|5|09');
});

test('a quick key leaves its kind in the row and nothing else', () => {
  const draft = toggled(emptyDraft(straight), straight, 0, 4);
  const after = (key: 'all' | 'big' | 'small' | 'odd' | 'even' | 'clear') =>
    quicklyPicked(draft, straight, 0, key).rows[0];
  expect(after('all')).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(after('big')).toEqual([5, 6, 7, 8, 9]);
  expect(after('small')).toEqual([0, 1, 2, 3, 4]);
  expect(after('odd')).toEqual([1, 3, 5, 7, 9]);
  expect(after('even')).toEqual([0, 2, 4, 6, 8]);
  expect(after('clear')).toEqual([]);
});

test('of balls and cars six is the first big one, as the house counts', () => {
  for (const play of [playOf(elevenFive, 'any3'), playOf(pk10, 'first1-straight')] as Play[])
    expect(quicklyPicked(emptyDraft(play), play, 0, 'big').rows[0]?.[0]).toBe(6);
});

test('a group is pressed at once and given back at once; where there is no room for it beside the rest it takes its place', () => {
  const pick = playOf(elevenFive, 'any3') as Play;
  const [row] = pick.shape.rows;
  const narrow = { shape: { rows: [{ ...(row as NonNullable<typeof row>), max: 4 }] } };
  let draft = groupToggled(toggled(emptyDraft(pick), narrow, 0, 2), narrow, 0, [1, 2, 3]);
  expect(draft.rows).toEqual([[1, 2, 3]]);
  draft = groupToggled(draft, narrow, 0, [7, 8]);
  expect(draft.rows).toEqual([[7, 8]]);
  expect(groupToggled(draft, narrow, 0, [7, 8]).rows).toEqual([[]]);
  expect(groupToggled(draft, narrow, 0, [1, 2, 3, 4, 5])).toBe(draft);
});

test('bankers take no more than they may, and a number is never banker and other at once', () => {
  let draft = toggled(emptyDraft(bankers), bankers, 0, 1);
  draft = toggled(draft, bankers, 0, 2);
  expect(toggled(draft, bankers, 0, 3)).toBe(draft);
  draft = quicklyPicked(draft, bankers, 1, 'all');
  expect(draft.rows).toEqual([
    [1, 2],
    [3, 4, 5, 6, 7, 8, 9, 10, 11],
  ]);
  draft = toggled(draft, bankers, 0, 2);
  expect(toggled(draft, bankers, 0, 5).rows).toEqual([
    [1, 5],
    [3, 4, 6, 7, 8, 9, 10, 11],
  ]);
});

test('a row of one changes its number', () => {
  const banker = playOf(ssc, 'back3-banker') as Play;
  const draft = toggled(toggled(emptyDraft(banker), banker, 0, 3), banker, 0, 8);
  expect(draft.rows).toEqual([[8]]);
});

test('rows have the quick keys that keep their bounds', () => {
  const keysOf = (play: Play) => play.shape.rows.map(quickKeysOf);
  expect(keysOf(straight)[0]).toEqual(['all', 'big', 'small', 'odd', 'even', 'clear']);
  expect(keysOf(bankers)[0]).toEqual(['clear']);
  expect(keysOf(playOf(ssc, 'five-bull') as Play)[0]).toEqual(['all', 'clear']);
  expect(keysOf(playOf(ssc, 'back3-sides') as Play)[0]).toEqual([]);
});

test('a pick by chance can be bet on in every play that picks in rows', () => {
  let drawn = 0;
  const below = (count: number) => {
    drawn = (drawn * 7 + 3) % 1009;
    return drawn % count;
  };
  for (const family of [ssc, elevenFive, pk10])
    for (const play of family.plays) {
      if (play.shape.lines) continue;
      const read = readSelection(play, textOfDraft(play, luckyDraft(play, below)));
      expect(read, play.code).toHaveProperty('units');
    }
});
