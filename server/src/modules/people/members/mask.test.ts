import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maskName } from './mask.ts';

test.each([
  ['somchai', 'so***ai'],
  ['somsri', 'so***ri'],
  ['malee', 'm***e'],
  ['ann', 'a***n'],
  ['ab', '***'],
  ['', '***'],
  ['ก้อย', 'ก***ย'],
  ['😀😀😀😀😀😀', '😀😀***😀😀'],
])('%s is shown as %s', (name, masked) => {
  expect(maskName(name)).toBe(masked);
});

test('at least a third of a name stays hidden, and its length with it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme-ascii', maxLength: 64 }), (name) => {
      const shown = maskName(name).replace('***', '');
      expect(shown.length).toBeLessThanOrEqual(Math.min(4, (name.length * 2) / 3));
    }),
  );
});
