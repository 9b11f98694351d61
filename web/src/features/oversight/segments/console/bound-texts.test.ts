import { expect, test } from 'vitest';
import { boundTexts, conditionsOf, isBoundWrong } from './bound-texts.ts';

test('bounds that are left empty ask for nothing, and come back as they were typed', () => {
  const conditions = { deposits: { least: 1000, most: null }, daysSinceBet: { least: null, most: 7 } };
  const texts = boundTexts(conditions);
  expect(texts.net).toEqual({ least: '', most: '' });
  expect(conditionsOf(texts)).toEqual(conditions);
  expect(conditionsOf(boundTexts({}))).toEqual({});
});

test('a bound that is no whole number, or a most below the least, is wrong', () => {
  const texts = boundTexts({});
  expect(conditionsOf({ ...texts, ggr: { least: '1.5', most: '' } })).toBeUndefined();
  expect(conditionsOf({ ...texts, ggr: { least: '5', most: '4' } })).toBeUndefined();
  expect(conditionsOf({ ...texts, ggr: { least: '-5', most: '4' } })).toEqual({
    ggr: { least: -5, most: 4 },
  });
  expect([isBoundWrong({ least: 'x', most: '' }), isBoundWrong({ least: '', most: '' })]).toEqual([
    true,
    false,
  ]);
});
