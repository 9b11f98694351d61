import { expect, test } from 'vitest';
import { lineShareAddress } from './line-share.ts';

const what = { text: 'สมัคร & เล่น ได้เลย', link: 'https://lanna.example/register?affiliateCode=A+B' };

test('the app on a phone is given text and link in one', () => {
  const { origin, pathname, searchParams } = new URL(lineShareAddress(what, true));
  expect(origin + pathname).toBe('https://line.me/R/share');
  expect(Object.fromEntries(searchParams)).toEqual({ text: `${what.text}\n${what.link}` });
});

test('LINE’s page on a desktop is given each of them', () => {
  const { origin, pathname, searchParams } = new URL(lineShareAddress(what, false));
  expect(origin + pathname).toBe('https://social-plugins.line.me/lineit/share');
  expect(Object.fromEntries(searchParams)).toEqual({ url: what.link, text: what.text });
});
