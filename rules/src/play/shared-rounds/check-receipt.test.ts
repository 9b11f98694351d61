import { expect, test } from 'vitest';
import { checkSharedReceipt, type SharedReceipt } from './check-receipt.ts';
import published from './shared-rounds.vectors.json' with { type: 'json' };
import { sharedClientSeed, sharedStream } from './shared-stream.ts';

const receipts = published.receipts.map(({ receipt }) => receipt) as SharedReceipt[];
const [receipt] = receipts as [SharedReceipt];

test('every published receipt computes, down to the anchor of its chain, with the published stream', () => {
  expect(receipts.length).toBeGreaterThan(2);
  for (const { receipt, clientSeed, words } of published.receipts) {
    const known = receipt as SharedReceipt;
    const inputs = { ...known, link: known.chain.link ?? '' };
    expect(sharedClientSeed(inputs)).toBe(clientSeed);
    const { word } = sharedStream(inputs);
    expect(words.map(() => word())).toEqual(words);
    expect(checkSharedReceipt(known)).toEqual({ verdict: 'holds', outcome: known.outcome });
  }
});

test.each<[string, Partial<SharedReceipt>, string[]]>([
  ['another seed', { seeds: ['other'] }, ['outcome']],
  ['a beacon that was not there', { beacon: 'drand:1:ff' }, ['outcome']],
  ['another number', { number: receipt.number + 1 }, ['outcome']],
  ['other terms', { terms: { entries: 3 } }, ['outcome']],
  ['another outcome', { outcome: { order: [0] } }, ['outcome']],
  ['another anchor', { chain: { ...receipt.chain, anchor: '0'.repeat(64) } }, ['chain']],
  ['another place', { chain: { ...receipt.chain, place: receipt.chain.place + 1 } }, ['chain']],
  ['another commitment', { chain: { ...receipt.chain, linkBefore: '0'.repeat(64) } }, ['link']],
  ['another link', { chain: { ...receipt.chain, link: '0'.repeat(64) } }, ['link', 'chain', 'outcome']],
])('a receipt with %s is caught', (_, change, differences) => {
  expect(checkSharedReceipt({ ...receipt, ...change })).toMatchObject({
    verdict: 'differs',
    in: differences,
  });
});

test.each<[string, Partial<SharedReceipt>]>([
  ['an unknown kind', { kind: 'nowhere' }],
  ['an unknown rule version', { ruleVersion: 'lots-0' }],
  ['terms of another kind', { terms: { decks: 8 } }],
  ['no link', { chain: { ...receipt.chain, link: null } }],
  ['a broken seed', { seeds: ['a\nb'] }],
  ['a number that no round has', { number: 0 }],
])('a receipt with %s is unreadable, not an error', (_, change) => {
  expect(checkSharedReceipt({ ...receipt, ...change })).toEqual({ verdict: 'unreadable' });
});

test.each(['announced', 'open', 'closed', 'void'] as const)(
  'a round that is %s has nothing to compute',
  (state) => {
    expect(checkSharedReceipt({ ...receipt, state })).toEqual({ verdict: 'not_settled' });
  },
);
