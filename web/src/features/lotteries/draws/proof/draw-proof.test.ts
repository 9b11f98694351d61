import { familyOf } from '@lanna/rules/lotteries/lottery/families';
import type { Family } from '@lanna/rules/lotteries/lottery/family';
import { expect, test } from 'vitest';
import vectors from '../../../../../../docs/draw-results.vectors.json' with { type: 'json' };
import { proofOfVector, roundOfVector } from './draw-proof.fixture.ts';
import { computeDraw, type DrawProof, leadsToAnchor } from './draw-proof.ts';

const shapeOf = (code: string) => (familyOf(code) as Family).draw;

test.each(vectors.draws)('a published draw of $family computes to its result: $numero', (vector) => {
  const computed = computeDraw(shapeOf(vector.family), proofOfVector(vector));
  expect(computed).toMatchObject({
    holds: true,
    hash: vector.linkBefore,
    linkHolds: true,
    result: vector.result,
    resultHolds: true,
  });
});

test.each(vectors.rounds)('a published round of Yeekee computes to its result: $numero', (vector) => {
  const computed = computeDraw(shapeOf('YEEKEE'), roundOfVector(vector));
  expect(computed).toMatchObject({ holds: true, result: vector.result, clientSeed: null });
  expect(computed?.shots).toMatchObject({
    house: String(vector.houseShot).padStart(5, '0'),
    count: vector.shots.length,
  });
});

const [vector] = vectors.draws.filter(({ seeds }) => seeds.length > 1) as [(typeof vectors.draws)[0]];
const broken = (changed: (proof: DrawProof) => DrawProof) =>
  computeDraw(shapeOf(vector.family), changed(proofOfVector(vector)));

test('a seed slipped in, another link or another result is found, and said of the step where it breaks', () => {
  const slipped = broken((proof) => ({ ...proof, seeds: [...proof.seeds, 'one more'] }));
  expect(slipped).toMatchObject({ holds: false, linkHolds: true, resultHolds: false });
  const link = '0'.repeat(64);
  const other = broken((proof) => ({ ...proof, chain: proof.chain && { ...proof.chain, link } }));
  expect(other).toMatchObject({ holds: false, linkHolds: false });
  const unreadable = broken((proof) => ({
    ...proof,
    chain: proof.chain && { ...proof.chain, link: 'no link' },
  }));
  expect(unreadable).toMatchObject({ holds: false, hash: null, result: null });
});

test('a corrected draw is held to the version that was drawn, not to the correction', () => {
  const computed = broken((proof) => ({
    ...proof,
    draw: { ...proof.draw, version: 2, result: '00000' },
    versions: [
      ...proof.versions,
      {
        version: 2,
        result: '00000',
        source: 'corrected',
        reason: 'typed wrong',
        givenAt: proof.versions[0]?.givenAt ?? '',
      },
    ],
  }));
  expect(computed).toMatchObject({ holds: true, published: vector.result });
});

test('there is nothing to compute before the link is shown, and in draws of others', () => {
  expect(
    broken((proof) => ({ ...proof, chain: proof.chain && { ...proof.chain, link: null } })),
  ).toBeUndefined();
  expect(broken((proof) => ({ ...proof, source: 'feed', chain: null }))).toBeUndefined();
});

test('a link leads to the anchor in as many steps as its place says', () => {
  const { anchor, links } = vectors.chain;
  expect(leadsToAnchor({ link: links[4] ?? '', place: 5, anchor })).toBe(true);
  expect(leadsToAnchor({ link: links[4] ?? '', place: 4, anchor })).toBe(false);
  expect(leadsToAnchor({ link: 'no link', place: 4, anchor })).toBe(false);
});
