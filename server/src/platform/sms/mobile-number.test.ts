import { expect, test } from 'vitest';
import { readMobileNumber } from './mobile-number.ts';

test.each([
  ['66', '0812345678', '+66812345678'],
  ['66', '812345678', '+66812345678'],
  ['+66', '081-234 5678', '+66812345678'],
  ['66', '+66812345678', '+66812345678'],
  ['84', '0912345678', '+84912345678'],
  ['1', '(202) 555-0143', '+12025550143'],
])('+%s %s is read as %s', (countryDialingCode, mobileNum, expected) => {
  expect(readMobileNumber({ countryDialingCode, mobileNum })).toBe(expected);
});

test.each([
  ['too short', '66', '081234567'],
  ['too long', '66', '08123456789'],
  ['a land line', '66', '022345678'],
  ['another country in it', '66', '+84912345678'],
  ['no such country', '999', '0812345678'],
  ['no country', '', '0812345678'],
  ['letters', '66', '0812ABCDEF'],
  ['an extension', '66', '0812345678 ext 5'],
  ['Thai digits', '66', '๐๘๑๒๓๔๕๖๗๘'],
  ['full-width digits', '66', '０８１２３４５６７８'],
  ['text around it', '66', 'call 0812345678 now'],
  ['a zero-width space', '66', '081\u200b2345678'],
  ['nothing', '66', ''],
  ['a million digits', '66', '0'.repeat(1_000_000)],
])('%s is no mobile number', (_, countryDialingCode, mobileNum) => {
  expect(readMobileNumber({ countryDialingCode, mobileNum })).toBeUndefined();
});
