import { ownSeed } from '@lanna/contract/lotteries/draws/draws';
import { listChains } from '@lanna/contract/play/chains/chains';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import vectors from '../../../../../../docs/draw-results.vectors.json' with { type: 'json' };
import { startSession } from '../../../../api/session.ts';
import { show } from '../../../../testing/show.tsx';
import { standInPortal } from '../../../../testing/stand-in-portal.ts';
import { wordsOf } from '../../../../testing/words.ts';
import { proofOfVector, roundOfVector } from './draw-proof.fixture.ts';
import type { DrawProof } from './draw-proof.ts';
import { ProofView } from './proof-view.tsx';

const words = wordsOf('draws');
const [vector] = vectors.draws.filter(({ seeds }) => seeds.length > 1) as [(typeof vectors.draws)[0]];
const [round] = vectors.rounds as [(typeof vectors.rounds)[0]];

async function showProof(proof: DrawProof, family: string, seed: string | null = null) {
  const portal = await standInPortal();
  portal.answer(listChains, []);
  portal.answer(ownSeed, { seed });
  await show(<ProofView proof={proof} family={family} game="Lanna SSC" />);
}

test('a draw that computes says so, shows each step, and finds the own seed among those of the draw', async () => {
  startSession('t', 0);
  await showProof(proofOfVector(vector), vector.family, vector.seeds[1]);
  await expect.element(page.getByText(words.verdict.holds.title)).toBeVisible();
  expect(page.getByText(words.steps.matches, { exact: true }).elements()).toHaveLength(2);
  await expect.element(page.getByText(words.steps.seeds.own)).toBeVisible();
  await expect.element(page.getByRole('button', { name: words.download.button })).toBeVisible();
});

test('a draw whose seeds were tampered with is red at the step where it breaks', async () => {
  const proof = proofOfVector(vector);
  await showProof({ ...proof, seeds: proof.seeds.slice(1) }, vector.family);
  await expect.element(page.getByText(words.verdict.differs.title)).toBeVisible();
  expect(page.getByText(words.steps.differs, { exact: true }).elements()).toHaveLength(1);
  expect(page.getByText(words.steps.matches, { exact: true }).elements()).toHaveLength(1);
});

test('a round of Yeekee is added up from its shots, the sixteenth taken off', async () => {
  await showProof(roundOfVector(round), 'YEEKEE');
  await expect.element(page.getByText(words.verdict.holds.title)).toBeVisible();
  await expect.element(page.getByText(words.steps.result.sixteenth.last)).toBeVisible();
});

test('a result of another lottery says that nothing can be computed, where it came from, and why it was corrected', async () => {
  const proof = proofOfVector(vector);
  const version = { result: vector.result, givenAt: '2026-11-22T15:00:00.000Z' };
  await showProof(
    {
      ...proof,
      source: 'feed',
      chain: null,
      draw: { ...proof.draw, version: 2 },
      versions: [
        { ...version, version: 1, source: 'feed', reason: null },
        { ...version, version: 2, source: 'corrected', reason: 'a digit was misread' },
      ],
    },
    vector.family,
  );
  await expect.element(page.getByText(words.feed.text)).toBeVisible();
  await expect.element(page.getByText(words.sources.feed)).toBeVisible();
  await expect.element(page.getByText('a digit was misread')).toBeVisible();
  expect(page.getByText(words.steps.title).elements()).toHaveLength(0);
});
