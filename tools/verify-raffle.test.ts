import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chainLinks } from '@lanna/rules/fair-chain';
import { drawTickets } from '@lanna/rules/rewards/raffles/draw';
import { leafHash, pathOf, type RaffleLeaf, rootOf, treeOf } from '@lanna/rules/rewards/raffles/hash-tree';
import { expect, test } from 'vitest';
import { verifyRaffleProof } from './verify-raffle.ts';

const VECTORS = fileURLToPath(import.meta.resolve('@lanna/rules/rewards/raffles/draw')).replace(
  /draw\.ts$/,
  'raffle.vectors.json',
);

/** A proof of the published list of five holders, drawn by the third link of a chain. */
function proof(beacon?: string) {
  const { lists } = JSON.parse(readFileSync(VECTORS, 'utf8')) as {
    lists: { id: string; leaves: RaffleLeaf[]; root: string }[];
  };
  const { id, leaves, root } = lists.at(-1) as (typeof lists)[number];
  const levels = treeOf(leaves.map((leaf) => leafHash(id, leaf)));
  expect(rootOf(levels)).toBe(root);
  const { anchor, links } = chainLinks('5'.repeat(64), 3);
  const [linkBefore = '', link = ''] = links.slice(1);
  const tickets = leaves.at(-1)?.last ?? 0;
  const draws = drawTickets({ link, root, tickets, beacon }, 4).map((ticket) => {
    const place = leaves.findIndex(({ first, last }) => first <= ticket && ticket <= last);
    return { ticket, state: 'waiting', leaf: leaves[place] as RaffleLeaf, path: pathOf(levels, place) };
  });
  const named = beacon === undefined ? {} : { beacon, beaconName: beacon.split(':')[0] };
  return {
    id,
    title: 'A raffle',
    tickets,
    root,
    ...named,
    chain: { anchor, place: 3, linkBefore, link },
    draws,
  };
}

test('a raffle that holds is said to hold, as an answer or as its value alone', () => {
  for (const answer of [proof(), { value: proof() }]) {
    const { lines, exitCode } = verifyRaffleProof(answer);
    expect(lines.at(-1)).toBe('The raffle holds.');
    expect(exitCode).toBe(0);
  }
});

test('a beacon is part of what is computed, is named with what is to be looked up, and one that never came is said', () => {
  const value = `drand:7:${'ab'.repeat(32)}`;
  const drawn = verifyRaffleProof(proof(value));
  expect(drawn.exitCode).toBe(0);
  expect(drawn.lines.join('\n')).toContain(value);
  expect(verifyRaffleProof({ ...proof(value), beacon: null }).exitCode).toBe(1);
  const without = verifyRaffleProof({ ...proof(), beacon: null, beaconName: 'drand' });
  expect(without.exitCode).toBe(0);
  expect(without.lines.join('\n')).toContain('did not come in time');
});

test('another winner, or one that is not in the list, does not hold, and which check fails is said', () => {
  const { draws, ...rest } = proof();
  const [first, second, ...others] = draws as [(typeof draws)[0], (typeof draws)[0]];
  const swapped = verifyRaffleProof({ ...rest, draws: [second, first, ...others] });
  expect(swapped.exitCode).toBe(1);
  expect(swapped.lines.filter((line) => line.startsWith('DOES NOT HOLD'))).toHaveLength(1);
  const planted = { ...first, leaf: { ...first.leaf, code: 'planted' } };
  expect(verifyRaffleProof({ ...rest, draws: [planted, second, ...others] }).exitCode).toBe(1);
});

test('what is not drawn yet has nothing to compute; what is no proof cannot be read', () => {
  const { chain, ...rest } = proof();
  expect(verifyRaffleProof({ ...rest, draws: [], chain: { ...chain, link: null } }).exitCode).toBe(2);
  expect(() => verifyRaffleProof({ draw: {} })).toThrow();
});
