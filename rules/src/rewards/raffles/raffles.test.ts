import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { chainLinks } from '../../fair-chain.ts';
import { drawTickets, listSeed } from './draw.ts';
import { leadsToRoot, leafHash, pathOf, type RaffleLeaf, rootOf, treeOf } from './hash-tree.ts';
import { misfitOf, poolOf, prizesOf, ticketsOf } from './terms.ts';
import { holds, type RaffleProof, verifyRaffle } from './verify.ts';

const ID = '0198a0de-0000-7000-8000-000000000001';
const leafOf = (first: number, last: number): RaffleLeaf => ({ first, last, code: `holder-${first}` });

test('each leaf of a list of any length leads to its root, and to no other place of it', () => {
  for (let many = 1; many <= 17; many += 1) {
    const leaves = Array.from({ length: many }, (_, at) => leafHash(ID, leafOf(at * 3 + 1, at * 3 + 3)));
    const levels = treeOf(leaves);
    const root = rootOf(levels);
    leaves.forEach((leaf, place) => {
      expect(leadsToRoot(leaf, pathOf(levels, place), root)).toBe(true);
      const other = leafHash(ID, { ...leafOf(place * 3 + 1, place * 3 + 3), last: place * 3 + 4 });
      expect(leadsToRoot(other, pathOf(levels, place), root)).toBe(false);
    });
  }
});

test('tickets are drawn none twice, all of them in the end, and a longer draw goes on where a shorter stopped', () => {
  const draw = { link: 'ab'.repeat(32), root: 'cd'.repeat(32), tickets: 40 };
  const all = drawTickets(draw, 100);
  expect([...all].sort((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, at) => at + 1));
  for (const many of [0, 1, 7, 39]) expect(drawTickets(draw, many)).toEqual(all.slice(0, many));
});

test('every ticket is as likely to be drawn first, second and third', () => {
  const counts = [0, 1, 2].map(() => Array<number>(5).fill(0));
  const rounds = 5000;
  for (let at = 0; at < rounds; at += 1)
    drawTickets({ link: at.toString(16).padStart(64, '0'), root: 'ef'.repeat(32), tickets: 5 }, 3).forEach(
      (ticket, place) => {
        const of = counts[place] as number[];
        of[ticket - 1] = (of[ticket - 1] ?? 0) + 1;
      },
    );
  // The inputs are fixed, so this is the same on every run: within five standard deviations of 1000.
  for (const count of counts.flat()) expect(Math.abs(count - rounds / 5)).toBeLessThan(142);
});

test('the published vectors come out of these rules', () => {
  const vectors = JSON.parse(readFileSync(new URL('raffle.vectors.json', import.meta.url), 'utf8')) as {
    draws: { link: string; root: string; tickets: number; beacon?: string; drawn: number[] }[];
    lists: { id: string; leaves: RaffleLeaf[]; root: string }[];
  };
  expect(vectors.draws.length * vectors.lists.length).toBeGreaterThan(0);
  for (const { drawn, ...draw } of vectors.draws) expect(drawTickets(draw, drawn.length)).toEqual(drawn);
  for (const { id, leaves, root } of vectors.lists)
    expect(rootOf(treeOf(leaves.map((leaf) => leafHash(id, leaf))))).toBe(root);
});

test('a proof holds, and does not with another link, root, ticket, order or holder', () => {
  const { anchor, links } = chainLinks('12'.repeat(32), 4);
  const leaves = [leafOf(1, 5), leafOf(6, 6), leafOf(7, 20)];
  const levels = treeOf(leaves.map((leaf) => leafHash(ID, leaf)));
  const [root, link] = [rootOf(levels), links[2] as string];
  const draws = drawTickets({ link, root, tickets: 20 }, 3).map((ticket) => {
    const place = leaves.findIndex(({ first, last }) => first <= ticket && ticket <= last);
    return { ticket, leaf: leaves[place] as RaffleLeaf, path: pathOf(levels, place) };
  });
  const chain = { anchor, place: 3, linkBefore: links[1] as string, link };
  const proof: RaffleProof = { id: ID, tickets: 20, root, chain, draws };
  const of = (change: Partial<RaffleProof>) => {
    const checks = verifyRaffle({ ...proof, ...change });
    return checks && holds(checks);
  };
  expect(of({})).toBe(true);
  expect(of({ chain: { ...chain, link: links[3] as string } })).toBe(false);
  expect(of({ chain: { ...chain, anchor: links[0] as string } })).toBe(false);
  expect(of({ root: 'ab'.repeat(32) })).toBe(false);
  expect(of({ tickets: 21 })).toBe(false);
  // A beacon that was not drawn with, and one of another name than the terms say.
  expect(of({ beacon: 'drand:7:ab', beaconName: 'drand' })).toBe(false);
  const mixed = drawTickets({ link, root, tickets: 20, beacon: 'drand:7:ab' }, 3).map((ticket) => {
    const place = leaves.findIndex(({ first, last }) => first <= ticket && ticket <= last);
    return { ticket, leaf: leaves[place] as RaffleLeaf, path: pathOf(levels, place) };
  });
  const named = { draws: mixed, beacon: 'drand:7:ab', beaconName: 'drand' };
  expect(of(named)).toBe(true);
  expect(of({ ...named, beaconName: 'lantern' })).toBe(false);
  expect(of({ ...named, beaconName: null })).toBe(false);
  expect(of({ ...named, beacon: 'drand:8:ab' })).toBe(false);
  expect(of({ ...named, beacon: null })).toBe(false);
  expect(of({ draws: [...draws].reverse() })).toBe(false);
  expect(of({ draws: draws.map((draw) => ({ ...draw, leaf: { ...draw.leaf, code: 'another' } })) })).toBe(
    false,
  );
  expect(of({ chain: { ...chain, link: null } })).toBe(null);
});

test('a beacon enters as its text, apart from the root, and must be plain text on one line', () => {
  const root = 'cd'.repeat(32);
  expect(listSeed(root, null)).toBe(root);
  expect(listSeed(root, 'drand:1:00')).toMatch(/^[0-9a-f]{64}$/);
  expect(new Set([root, listSeed(root, 'drand:1:00'), listSeed(root, 'drand:10:0')]).size).toBe(3);
  for (const beacon of ['', 'a b', 'a\nb', 'é']) expect(() => listSeed(root, beacon)).toThrow();
});

test('tickets are rounded down, stop at the most, and a turnover below zero takes none of what was given', () => {
  const of = (turnover: bigint, given = 0) =>
    ticketsOf({ turnover, given, perTicket: 50_000_000n, most: 200 });
  expect(of(49_999_999n)).toBe(0);
  expect(of(50_000_000n)).toBe(1);
  expect(of(99_999_999n, 2)).toBe(3);
  expect(of(10_000_000_000_000n)).toBe(200);
  expect(of(-50_000_000n, 2)).toBe(2);
});

test('terms that cannot be are told apart, and the pool is what all prizes come to', () => {
  const prizes = [
    { kind: 'cash', amount: '1000.00', count: 1 },
    { kind: 'bonus', amount: '50.00', count: 3, times: 5, days: 7 },
  ] as const;
  const terms = {
    currency: 'THB',
    perTicket: 50_000_000n,
    prizes,
    firstDay: '2026-12-01',
    lastDay: '2026-12-07',
  };
  expect(misfitOf(terms)).toBe(null);
  expect(misfitOf({ ...terms, perTicket: 0n })).toBe('amount');
  expect(misfitOf({ ...terms, prizes: [] })).toBe('prizes');
  expect(misfitOf({ ...terms, prizes: [{ ...prizes[0], count: 101 }] })).toBe('prizes');
  expect(misfitOf({ ...terms, prizes: [{ ...prizes[0], amount: '0.00' }] })).toBe('amount');
  expect(misfitOf({ ...terms, lastDay: '2026-11-30' })).toBe('days');
  expect(poolOf(prizes)).toBe(115_000_000n);
  expect(prizesOf(prizes).map(({ amount }) => amount)).toEqual(['1000.00', '50.00', '50.00', '50.00']);
});
