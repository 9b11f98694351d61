import { expect, test } from 'vitest';
import { displaySpan } from './display-span.ts';

test.each([
  ['2026-11-21T10:00:00.000Z', '2026-11-21T10:00:00.400Z', '2026-11-21 17:00:00'],
  ['2026-11-21T10:00:00.000Z', '2026-11-21T11:30:00.000Z', '2026-11-21 17:00:00 – 18:30:00'],
  ['2026-11-21T16:59:00.000Z', '2026-11-21T17:01:00.000Z', '2026-11-21 23:59:00 – 2026-11-22 00:01:00'],
])('from %s to %s is %s in Bangkok', (from, to, shown) => {
  expect(displaySpan(from, to, 'Asia/Bangkok')).toBe(shown);
});
