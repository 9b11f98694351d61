import { sharedRounds } from '@lanna/contract/play/bets/shared-rounds';
import type { SharedReceipt } from '@lanna/rules/play/shared-rounds/check-receipt';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import published from '../../../../../rules/src/play/shared-rounds/shared-rounds.vectors.json' with {
  type: 'json',
};
import { show } from '../../../testing/show.tsx';
import { standInPortal } from '../../../testing/stand-in-portal.ts';
import { wordsOf } from '../../../testing/words.ts';
import { SharedRounds } from './shared-rounds.tsx';

const { shared, verify } = wordsOf('fairness', 'en');
const [, receipt] = published.receipts.map((one) => one.receipt) as unknown as [SharedReceipt, SharedReceipt];
const committed: SharedReceipt = {
  ...receipt,
  state: 'open',
  outcome: null,
  chain: { ...receipt.chain, link: null },
};

async function showRound(round: SharedReceipt) {
  const portal = await standInPortal();
  portal.answer(sharedRounds, { rounds: [round] });
  await show(<SharedRounds />, { language: 'en' });
}

test('an open round shows its commitment and what must be trusted, and offers nothing to compute', async () => {
  await showRound(committed);
  await expect.element(page.getByText(receipt.chain.linkBefore)).toBeVisible();
  await expect.element(page.getByText(shared.noBeacon)).toBeVisible();
  expect(page.getByRole('button', { name: verify.submit }).elements()).toHaveLength(0);
});

test('a settled round is computed in the browser from the same commitment, and holds', async () => {
  await showRound(receipt);
  await expect.element(page.getByText(receipt.chain.linkBefore)).toBeVisible();
  await page.getByRole('button', { name: verify.submit }).click();
  await expect.element(page.getByText(shared.holds)).toBeVisible();
  await expect.element(page.getByText(JSON.stringify(receipt.outcome))).toBeVisible();
});

test('a settled round whose seeds were changed does not hold', async () => {
  await showRound({ ...receipt, seeds: ['other'] });
  await page.getByRole('button', { name: verify.submit }).click();
  await expect.element(page.getByText(shared.differs)).toBeVisible();
});
