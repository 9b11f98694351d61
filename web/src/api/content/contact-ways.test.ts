import { expect, test } from 'vitest';
import { contactWays } from './contact-ways.ts';

const none = { line: null, url: null, phone: null, email: null };

test('a brand without contacts has no way to customer service', () => {
  expect(contactWays(none)).toEqual([]);
});

test('every contact becomes a link that its own program opens, LINE first', () => {
  const ways = contactWays({
    line: '@lanna.example',
    url: '/help',
    phone: '+66 (2) 000-0000',
    email: 'help@lanna.example',
  });
  expect(ways.map(({ kind, href }) => [kind, href])).toEqual([
    ['line', 'https://line.me/R/ti/p/%40lanna.example'],
    ['page', '/help'],
    ['phone', 'tel:+6620000000'],
    ['mail', 'mailto:help@lanna.example'],
  ]);
});

test('a person on LINE has another address than an official account', () => {
  expect(contactWays({ ...none, line: 'khun.noi' })[0]?.href).toBe('https://line.me/ti/p/~khun.noi');
});
