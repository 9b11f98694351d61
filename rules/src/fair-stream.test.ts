import { createHash, createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { commitmentOf, type FairInputs, fairStream } from './fair-stream.ts';
import published from './fair-stream.vectors.json' with { type: 'json' };

describe.each(published.vectors)('published vector, nonce $nonce of "$clientSeed"', (vector) => {
  const stream = () => fairStream(vector);

  test('the commitment is SHA-256 of the seed text', () => {
    expect(commitmentOf(vector.serverSeed)).toBe(vector.commitment);
    expect(createHash('sha256').update(vector.serverSeed, 'utf8').digest('hex')).toBe(vector.commitment);
  });

  test('blocks and words are HMAC-SHA256 as node:crypto computes it', () => {
    const blocks = vector.blocks.map((_, r) => blockByNode(vector, r));
    expect(blocks.map((block) => block.toString('hex'))).toEqual(vector.blocks);
    const words = vector.words.map((_, i) => blocks[i >> 3]?.readUInt32BE((i & 7) * 4));
    expect(words).toEqual(vector.words);
    const { word } = stream();
    expect(vector.words.map(() => word())).toEqual(vector.words);
  });

  test.each(vector.below)('below($n)', ({ n, first }) => {
    const { below } = stream();
    expect(first.map(() => below(n))).toEqual(first);
  });

  test('shuffle', () => {
    expect(stream().shuffle(Array.from({ length: 52 }, (_, i) => i))).toEqual(vector.shuffleOf52);
  });
});

test('words past the last whole multiple are rejected, not folded back', () => {
  const inputs = { serverSeed: 'a'.repeat(64), clientSeed: 'reject', nonce: 3 };
  const n = 3_000_000_000;
  const words = Array.from({ length: 4 }, (_, r) => blockByNode(inputs, r)).flatMap((block) =>
    Array.from({ length: 8 }, (_, i) => block.readUInt32BE(i * 4)),
  );
  const kept = words.filter((word) => word < n);
  expect(kept.length).toBeLessThan(words.length);
  const { below } = fairStream(inputs);
  expect(kept.map(() => below(n))).toEqual(kept);
});

test('a shuffle leaves its input alone and loses nothing', () => {
  const deck = Array.from({ length: 52 }, (_, i) => i);
  const shuffled = fairStream({ serverSeed: 'b'.repeat(64), clientSeed: 'deck', nonce: 0 }).shuffle(deck);
  expect(deck).toEqual(Array.from({ length: 52 }, (_, i) => i));
  expect(shuffled.toSorted((a, b) => a - b)).toEqual(deck);
});

test.each([
  ['a short server seed', { serverSeed: 'ab', clientSeed: 'x', nonce: 0 }],
  ['capitals in the server seed', { serverSeed: 'A'.repeat(64), clientSeed: 'x', nonce: 0 }],
  ['a line break in the client seed', { serverSeed: 'a'.repeat(64), clientSeed: 'x\n1', nonce: 0 }],
  ['half a surrogate pair in it', { serverSeed: 'a'.repeat(64), clientSeed: 'x\ud800', nonce: 0 }],
  ['65 characters in it', { serverSeed: 'a'.repeat(64), clientSeed: 'x'.repeat(65), nonce: 0 }],
  ['an empty client seed', { serverSeed: 'a'.repeat(64), clientSeed: '', nonce: 0 }],
  ['half a nonce', { serverSeed: 'a'.repeat(64), clientSeed: 'x', nonce: 0.5 }],
])('%s is a bug of the caller', (_, inputs) => {
  expect(() => fairStream(inputs)).toThrow();
});

test.each([0, -1, 1.5, 2 ** 32 + 1])('below(%s) is a bug of the caller', (n) => {
  const { below } = fairStream({ serverSeed: 'a'.repeat(64), clientSeed: 'x', nonce: 0 });
  expect(() => below(n)).toThrow();
});

function blockByNode({ serverSeed, clientSeed, nonce }: FairInputs, r: number): Buffer {
  return createHmac('sha256', serverSeed).update(`${clientSeed}:${nonce}:${r}`, 'utf8').digest();
}
