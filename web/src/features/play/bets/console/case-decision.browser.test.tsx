import { decideCase, type RoundCase, showCase } from '@lanna/contract/money/vendor-wallet/ops';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showConsole } from '../../../../testing/show-console.tsx';
import { type StandInPortal, standInPortal } from '../../../../testing/stand-in-portal.ts';
import { wordsOf } from '../../../../testing/words.ts';
import { CaseDecision } from './case-decision.tsx';

const [{ case: words }, { reason }, refusals] = [
  wordsOf('bets-console', 'en'),
  wordsOf('console', 'en'),
  wordsOf('refusals', 'en'),
];
const WIN = '01937d5e-0000-7000-8000-00000000000a';
const WHY = 'The provider confirmed it by mail';
const AT = '2026-11-20T16:30:00.000Z';
const FOUND: RoundCase = {
  id: '01937d5e-0000-7000-8000-000000000001',
  kind: 'left_open',
  state: 'open',
  round: {
    ...{ id: '01937d5e-0000-7000-8000-000000000002', brand: 'LANNA', member: { id: 'm', name: 'somchai' } },
    ...{
      vendor: 'RIVER',
      vendorName: 'River',
      gameCode: 'G1',
      gameName: 'Game',
      category: 'RNG',
      round: 'r-1',
    },
    ...{
      currency: 'THB',
      stake: '100.00',
      freeStake: '0.00',
      payout: '0.00',
      refunded: '0.00',
      net: '100.00',
    },
    ...{
      status: 'open',
      unusedStake: '0.00',
      line: null,
      corrections: 0,
      flagged: false,
      placedAt: AT,
      settledAt: null,
    },
  },
  ...{ held: '0.00', asks: 2, answer: null, askedAt: AT, openedAt: AT, closedAt: null },
  ...{ decidedBy: null, reason: null, proposed: null },
};

let portal: StandInPortal;
beforeEach(async () => {
  portal = await standInPortal();
  portal.answer(showCase, {
    case: FOUND,
    version: 'v1',
    paid: '0.00',
    decisions: [
      { decision: 'void', walletChange: '100.00', needsSecondOperator: true },
      { decision: 'pay', walletChange: '0.00', needsSecondOperator: false },
    ],
  });
  const operator = { permissions: { 'vendor-wallet.decide': ['LANNA'] } };
  await showConsole(<CaseDecision found={FOUND} />, { operator });
});

test('a round is paid once its amount, the id of the win and the reason are right, and not before', async () => {
  await page.getByRole('button', { name: words.decision.pay }).click();
  await submit(words.decide);
  await expect.element(page.getByText(words.payoutWrong)).toBeVisible();
  await page.getByLabelText(words.payout, { exact: true }).fill('250.5');
  await page.getByLabelText(words.transaction).fill('not an id');
  await page.getByLabelText(reason.label).fill(WHY);
  await submit(words.decide);
  await expect.element(page.getByLabelText(words.transaction)).toHaveAttribute('aria-invalid', 'true');
  expect(portal.sent(decideCase)).toEqual([]);
  await page.getByLabelText(words.transaction).fill(WIN);
  portal.refuse(decideCase, 'payout_not_payable', { paid: '300.00' });
  await submit(words.decide);
  await expect.element(page.getByText(refusals.payout_not_payable)).toBeVisible();
  await expect
    .element(page.getByLabelText(words.payout, { exact: true }))
    .toHaveAttribute('aria-invalid', 'true');
  await page.getByLabelText(words.payout, { exact: true }).fill('350.5');
  portal.answer(decideCase, { outcome: 'decided', proposalId: null });
  await submit(words.decide);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(portal.sent(decideCase).at(-1)).toEqual({
    decision: 'pay',
    version: 'v1',
    reason: WHY,
    payout: '350.50',
    transactionUuid: WIN,
  });
});

test('what another operator has to approve says so, and a decision without an amount sends none', async () => {
  await page.getByRole('button', { name: words.decision.void }).click();
  await expect.element(page.getByText(words.second)).toBeVisible();
  await submit(words.propose);
  await expect.element(page.getByLabelText(reason.label)).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabelText(reason.label).fill(WHY);
  portal.answer(decideCase, { outcome: 'proposed', proposalId: WIN });
  await submit(words.propose);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(portal.sent(decideCase)).toEqual([{ decision: 'void', version: 'v1', reason: WHY }]);
});

async function submit(action: string) {
  await page.getByRole('dialog').getByRole('button', { name: action, exact: true }).click();
}
