import { type PayoutRow, settlePayout } from '@lanna/contract/money/withdrawals/payouts-ops';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showConsole } from '../../../../../testing/show-console.tsx';
import { standInPortal } from '../../../../../testing/stand-in-portal.ts';
import { wordsOf } from '../../../../../testing/words.ts';
import { PayoutMoves } from './payout-moves.tsx';

const { settle, payoutMove } = wordsOf('withdrawals-console', 'en');
const refusals = wordsOf('refusals', 'en');
const AT = '2026-11-22T08:00:00.000Z';
const PAYOUT: PayoutRow = {
  ...{ id: '01937d5e-0000-7000-8000-00000000000a', withdrawalId: '01937d5e-0000-7000-8000-00000000000c' },
  ...{ brand: 'LANNA', member: { id: '01937d5e-0000-7000-8000-00000000000b', name: 'somchai88' } },
  ...{ amount: '9000.00', fee: '0.00', net: '9000.00', currency: 'THB', channelCode: 'BANK' },
  ...{ channelKind: 'bank', state: 'sent', tries: 1, lastError: null, externalReference: null },
  payee: { bankCode: 'KBANK', numberMasked: '••••4321', holderName: 'Somchai Jaidee' },
  ...{ receipt: null, moves: ['settle', 'fail'], createdAt: AT, changedAt: AT, version: 3 },
};

test('a payout by hand is settled by the slip’s reference; one that is too short or used already is said at it', async () => {
  const portal = await standInPortal();
  await showConsole(<PayoutMoves payout={PAYOUT} />);
  const reference = page.getByLabelText(settle.reference);
  const button = page.getByRole('button', { name: payoutMove.settle });
  await reference.fill('T-7');
  await button.click();
  await expect.element(page.getByText(/at least four characters/)).toBeVisible();
  expect(portal.sent(settlePayout)).toEqual([]);
  await reference.fill('T-77');
  portal.refuse(settlePayout, 'payout_reference_used');
  await button.click();
  await expect.element(page.getByText(refusals.payout_reference_used)).toBeVisible();
  await expect.element(reference).toHaveFocus();
  await reference.fill('T-78');
  portal.answer(settlePayout, { ...PAYOUT, state: 'paid', moves: [] });
  await button.click();
  await expect
    .poll(() => portal.sent(settlePayout))
    .toEqual(['T-77', 'T-78'].map((bankReference) => ({ bankReference, version: 3 })));
});
