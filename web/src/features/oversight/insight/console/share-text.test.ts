import { expect, test } from 'vitest';
import { shareText } from './share-text.ts';

test('a part is said with its share, and without one where there is nothing to be a part of', () => {
  expect([shareText(12, 30), shareText(0, 30), shareText(0, 0)]).toEqual(['12 · 40 %', '0 · 0 %', '0']);
});
