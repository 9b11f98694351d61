import { expect, test } from 'vitest';
import { FITS, fitOf } from './words-match.ts';

test.each([
  ['dep', 'Deposit', FITS.begins],
  ['ฝากเงิน', 'ฝาก เงิน', FITS.begins],
  ['ฝาก', 'วิธีฝากเงิน', FITS.holds],
  ['history bet', 'Bet history', FITS.words],
  ['lịch sử', 'lich su cuoc', FITS.begins],
  ['Đặt', 'dat cuoc', FITS.begins],
  // The same keys with the keyboard left in the other language.
  ['gxj', 'เป่', FITS.near],
  ['กำยนหระ', 'Deposit', FITS.near],
  ['withdrawl', 'Withdraw', FITS.near],
  ['promosion', 'Promotions', FITS.near],
  ['cricket', 'Deposit', FITS.not],
  ['  ', 'Deposit', FITS.not],
])('%s fits %s: %i', (typed, name, fit) => {
  expect(fitOf(typed, name)).toBe(fit);
});
