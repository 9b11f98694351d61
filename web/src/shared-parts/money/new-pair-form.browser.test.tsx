import { rotateSeeds } from '@lanna/contract/play/bets/bets';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { startSession } from '../../api/session.ts';
import { show } from '../../testing/show.tsx';
import { standInPortal } from '../../testing/stand-in-portal.ts';
import { wordsOf } from '../../testing/words.ts';
import { NewPairForm } from './new-pair-form.tsx';

const [{ rotate }, refusals] = [wordsOf('fairness', 'en'), wordsOf('refusals', 'en')];
const NEXT = 'a'.repeat(64);

test('a player begins a pair with a seed of its own under the hash that was shown, never without one', async () => {
  const portal = await standInPortal();
  startSession('t', 0);
  let isDone = false;
  await show(<NewPairForm vendor="LANNA" nextHash={NEXT} submit="Begin" onDone={() => (isDone = true)} />, {
    language: 'en',
  });
  const seed = page.getByLabelText(rotate.clientSeed, { exact: true });
  const suggested = (seed.element() as HTMLInputElement).value;
  expect(suggested).toMatch(/^[a-z0-9]{16}$/);
  await seed.fill(' ');
  await submit();
  await expect.element(page.getByText(rotate['clientSeedFault'])).toBeVisible();
  expect(portal.sent(rotateSeeds)).toEqual([]);
  await seed.fill(' my own ');
  portal.refuse(rotateSeeds, 'round_unfinished');
  await submit();
  await expect.element(page.getByText(refusals.round_unfinished)).toBeVisible();
  await expect.element(seed).toHaveValue(' my own ');
  portal.answer(rotateSeeds, {
    serverSeedHash: NEXT,
    nextServerSeedHash: 'b'.repeat(64),
    clientSeed: 'my own',
    nonce: 0,
    revealed: [],
  });
  await submit();
  await expect.poll(() => isDone).toBe(true);
  await expect.element(seed).not.toHaveValue(' my own ');
  const sent = { clientSeed: 'my own', nextServerSeedHash: NEXT, vendor: 'LANNA' };
  expect(portal.sent(rotateSeeds)).toEqual([sent, sent]);
});

async function submit() {
  await page.getByRole('button', { name: 'Begin' }).click();
}
