import { expect, test } from 'vitest';
import { linkOrCodeIn } from './link-or-code.ts';

const here = 'https://lanna.example';

test('a code is found in the words around it', () => {
  expect(linkOrCodeIn('รหัสยืนยัน 493018 ใช้ได้ 5 นาที', here)).toEqual({ code: '493018' });
  expect(linkOrCodeIn('Your code: 0042.', here)).toEqual({ code: '0042' });
});

test('a link of this site is found, without what ends the sentence', () => {
  expect(linkOrCodeIn('Open https://lanna.example/?link=a1.', here)).toEqual({
    link: 'https://lanna.example/?link=a1',
  });
});

test('a link to another site is not recognised', () => {
  expect(linkOrCodeIn('https://evil.example/123456', here)).toBeUndefined();
  expect(linkOrCodeIn('https://lanna.example.evil.example/', here)).toBeUndefined();
  expect(linkOrCodeIn('nothing to see', here)).toBeUndefined();
});
