import { expect, test } from 'vitest';
import { internationalNumber, isMobileLike, maskedAsTyped } from './mobile-number.ts';

test('a mobile number is accepted in every usual spelling', () => {
  for (const typed of ['081-234-5678', '081 234 5678', '(081) 2345678', '๐๘๑๒๓๔๕๖๗๘'])
    expect(isMobileLike(typed)).toBe(true);
  for (const typed of ['', '12345', '081234567812345678', 'o812345678', '<b>0812345678</b>'])
    expect(isMobileLike(typed)).toBe(false);
});

test('the international number has no national zero', () => {
  expect(internationalNumber({ mobileNum: '081 234 5678', countryDialingCode: '66' })).toBe('+66812345678');
  expect(internationalNumber({ mobileNum: '812345678', countryDialingCode: '66' })).toBe('+66812345678');
});

test('a number is shown as it was typed, without its middle', () => {
  expect(maskedAsTyped('081-234-5678')).toBe('081-•••-5678');
  expect(maskedAsTyped(' 0812345678 ')).toBe('081•••5678');
  expect(maskedAsTyped('๐๘๑ ๒๓๔ ๕๖๗๘')).toBe('๐๘๑ ••• ๕๖๗๘');
  expect(maskedAsTyped('123456')).toBe('123456');
});
