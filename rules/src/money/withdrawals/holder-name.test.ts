import { expect, test } from 'vitest';
import { isSameHolder } from './holder-name.ts';

test.each([
  ['Somchai Jaidee', 'SOMCHAI  JAIDEE'],
  ['Mr. Somchai Jaidee', 'somchai jaidee'],
  ['MR SOMCHAI JAIDEE', 'Somchai Jaidee'],
  ['นายสมชาย ใจดี', 'สมชาย ใจดี'],
  ['นาย สมชาย  ใจดี', 'สมชายใจดี'],
  ['น.ส. สุดา แสงทอง', 'สุดา แสงทอง'],
  ['นางสาวสุดา แสงทอง', 'น.ส.สุดา แสงทอง'],
  ['ว่าที่ ร.ต. สมชาย ใจดี', 'สมชาย ใจดี'],
  ['Ｓｏｍｃｈａｉ Jaidee', 'Somchai Jaidee'],
])('%s and %s are one holder', (one, other) => {
  expect(isSameHolder(one, other)).toBe(true);
  expect(isSameHolder(other, one)).toBe(true);
});

test.each([
  ['Somchai Jaidee', 'Somchai Jaidee Jr'],
  ['สมชาย ใจดี', 'สมหญิง ใจดี'],
  ['Mrinal Das', 'inal Das'],
  ['', ''],
  ['. -', ' '],
])('%s and %s are not', (one, other) => {
  expect(isSameHolder(one, other)).toBe(false);
});
