import { vietnamSouth } from '@lanna/rules/lotteries/lottery/vn/family';
import { expect, test } from 'vitest';
import { byDigit, tailsOf } from './heads-and-tails.ts';

/** Special, first to eighth prize of a draw of the south. */
const RESULT =
  '123457|00001|00002|00003,00004|00010,00011,00012,00013,00014,00015,00016|0020|0030,0031,0032|040|57';

test('each prize gives its last two digits, and that of the special prize is known', () => {
  const tails = tailsOf(vietnamSouth.draw, RESULT) ?? [];
  expect(tails).toHaveLength(18);
  expect(tails.filter(({ isSpecial }) => isSpecial)).toEqual([{ tens: 5, ones: 7, isSpecial: true }]);
});

test('heads hold the digits behind them and tails those before, as often as they came', () => {
  const tails = tailsOf(vietnamSouth.draw, RESULT) ?? [];
  const digits = (of: 'head' | 'tail') =>
    byDigit(tails, of).map((row) => row.map(({ digit }) => digit).join(''));
  expect(digits('head')).toEqual(['1234', '0123456', '0', '012', '0', '77', '', '', '', '']);
  expect(digits('tail')).toEqual(['1234', '013', '013', '01', '01', '1', '1', '55', '', '']);
});

test('what is no result gives nothing', () => {
  expect(tailsOf(vietnamSouth.draw, '12 34')).toBeUndefined();
});
