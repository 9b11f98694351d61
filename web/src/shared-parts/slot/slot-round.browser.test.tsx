import { fairStream } from '@lanna/rules/fair-stream';
import { gameOfCode } from '@lanna/studio/rules/slot/games';
import { playRound } from '@lanna/studio/rules/slot/play-round';
import { riverNaga } from '@lanna/studio/rules/slot/river-naga';
import { wireSteps } from '@lanna/studio/rules/slot/wire-steps';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
import { wordsOf } from '../../testing/words.ts';
import { SlotRound } from './slot-round.tsx';

const { round } = wordsOf('fairness');

/** The first round with free spins of a seed that never changes. */
function longRound() {
  for (let nonce = 0; ; nonce += 1) {
    const stream = fairStream({ serverSeed: 'ab'.repeat(32), clientSeed: 'lanna', nonce });
    const steps = wireSteps(playRound(riverNaga, stream, riverNaga.defaultStake).steps);
    if (steps.length > 2) return steps;
  }
}

async function showRound() {
  const game = gameOfCode('river-naga');
  if (!game) throw new Error('the studio has the River Naga');
  await show(<SlotRound game={game} sheet={riverNaga} steps={longRound()} />);
}

test('the reels show the studio’s own pictures, named for screen readers', async () => {
  await showRound();
  const reels = page.getByRole('table', { name: round.reels });
  await expect
    .poll(() => reels.getByRole('img').all().length)
    .toBe(riverNaga.rows * riverNaga.strips.base.length);
  await expect
    .element(reels.getByRole('img').first())
    .toHaveAttribute('alt', expect.stringMatching(/\p{L}/u));
});

test('a replay turns the reels and lets them land from the left, until it is stopped', async () => {
  // Tests are looked at by a reader who wants nothing to move; this one is about what moves.
  vi.spyOn(window, 'matchMedia').mockReturnValue({ ...matchMedia('all'), matches: false });
  await showRound();
  const reels = page.getByRole('table', { name: round.reels });
  await page.getByRole('button', { name: round.replay }).click();
  await expect.element(reels).toHaveAttribute('aria-busy', 'true');
  await expect.element(reels).toHaveAttribute('aria-busy', 'false');
  await page.getByRole('button', { name: round.stop }).click();
  await expect.element(page.getByRole('button', { name: round.replay })).toBeVisible();
  await expect.element(reels).toHaveAttribute('aria-busy', 'false');
});
