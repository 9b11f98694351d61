import { expect, test } from 'vitest';
import published from '../../../../../rules/src/fair-stream.vectors.json';
import { checkVector, type Vector } from './check-vector.ts';

const vectors: Vector[] = published.vectors;
const [vector] = vectors;
if (!vector) throw new Error('no vector is published');

test('every published vector comes out in this implementation', () => {
  for (const published of vectors)
    expect(checkVector(published)).toEqual({
      commitment: true,
      blocks: true,
      words: true,
      below: true,
      shuffle: true,
    });
});

test('an altered vector fails in the part that was changed', () => {
  const failing = (changed: Partial<Vector>) =>
    Object.entries(checkVector({ ...vector, ...changed })).flatMap(([part, holds]) => (holds ? [] : [part]));
  expect(failing({ commitment: '00' })).toEqual(['commitment']);
  expect(failing({ blocks: vector.blocks.toReversed() })).toEqual(['blocks']);
  expect(failing({ words: vector.words.map((word) => word ^ 1) })).toEqual(['words']);
  expect(failing({ shuffleOf52: [] })).toEqual(['shuffle']);
  expect(failing({ below: [{ n: 6, first: [9] }] })).toEqual(['below']);
});

test('another nonce is another stream', () => {
  const { commitment, ...rest } = checkVector({ ...vector, nonce: vector.nonce + 1 });
  expect(commitment).toBe(true);
  expect(Object.values(rest)).toEqual([false, false, false, false]);
});
