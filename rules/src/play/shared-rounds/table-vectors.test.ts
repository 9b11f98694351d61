import { expect, test } from 'vitest';
import { TABLE_GAMES } from '../tables/all-tables.ts';
import type { SharedReceipt } from './check-receipt.ts';
import { clientSeedApart, outcomeApart, wordsApart } from './computed-apart.fixture.ts';
import published from './shared-rounds.vectors.json' with { type: 'json' };

const KINDS = TABLE_GAMES.map(({ kind }) => kind);
const vectors = published.receipts.filter(({ receipt }) => KINDS.includes(receipt.kind));

test('rounds of every game of a table are published, in each of its variants, with and without seeds of players', () => {
  const known = vectors.map(
    ({ receipt }) => `${receipt.kind} ${(receipt.terms as { variant?: string }).variant}`,
  );
  const wanted = TABLE_GAMES.flatMap(({ kind, variants }) => variants.map((variant) => `${kind} ${variant}`));
  expect(known).toEqual(expect.arrayContaining(wanted));
  expect(vectors.some(({ receipt }) => receipt.seeds.length === 0)).toBe(true);
  expect(vectors.some(({ receipt }) => receipt.seeds.length > 1)).toBe(true);
});

test.each(vectors)(
  '$receipt.id is what a computation apart from ours makes of it',
  ({ receipt, clientSeed, words }) => {
    const { outcome, chain } = receipt as SharedReceipt;
    const round = { ...receipt, link: chain.link ?? '' };
    expect(clientSeedApart(round)).toBe(clientSeed);
    const drawn = wordsApart(round);
    expect(words.map(() => drawn.next().value)).toEqual(words);
    expect(outcomeApart(round)).toEqual(outcome);
  },
);
