import { expect, test } from 'vitest';
import { shareOfChange } from './share-of-change.ts';

test.each([
  ['150.00', '100.00', 50],
  ['-50.00', '100.00', -150],
  ['100.00', '-100.00', 200],
  [3, 4, -25],
  ['100.00', '0.00', undefined],
  [null, 5, undefined],
  [5, null, undefined],
  ['1000000.00', '1.00', undefined],
])('from %2$s to %1$s is a change of %3$s per cent', (now, earlier, percent) => {
  expect(shareOfChange(now, earlier)).toBe(percent);
});
