import { deposit } from '@lanna/contract/cashier';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { startSession } from '../../api/session.ts';
import { show } from '../../testing/show.tsx';
import { type StandInPortal, standInPortal } from '../../testing/stand-in-portal.ts';
import { filled, wordsOf } from '../../testing/words.ts';
import { DepositForm } from './deposit-form.tsx';
import type { DepositMethod } from './make-deposit.ts';

const [cashier, refusals] = [wordsOf('cashier'), wordsOf('refusals')];
const SANDBOX: DepositMethod = {
  code: 'SANDBOX',
  name: 'Play money',
  kind: 'sandbox',
  min: '100.00',
  max: '50000.00',
  currency: 'THB',
};
const DONE = {
  id: '01937d5e-0000-7000-8000-000000000001',
  status: 'credited',
  amount: '500.00',
  balance: '512.50',
  createdAt: '2026-11-20T12:00:00Z',
} as const;

let portal: StandInPortal;
beforeEach(async () => {
  portal = await standInPortal();
  startSession('t', 0);
});

test.each([
  ['', cashier.deposit.fault.missing],
  ['five', cashier.deposit.fault.unreadable],
  ['1.005', cashier.deposit.fault.unreadable],
  ['99.99', filled(cashier.deposit.fault.below, { min: '฿100.00' })],
  ['50000.01', filled(cashier.deposit.fault.above, { max: '฿50,000.00' })],
])('an amount of “%s” is not sent, and the field says why', async (typed, words) => {
  await open();
  await amount().fill(typed);
  await submit();
  await expect.element(page.getByText(words, { exact: true })).toBeVisible();
  await expect.element(amount()).toHaveAttribute('aria-invalid', 'true');
  expect(portal.sent(deposit)).toEqual([]);
});

test('nothing is said about an amount before it is sent', async () => {
  await open();
  await amount().fill('1');
  await expect.element(amount()).not.toHaveAttribute('aria-invalid');
});

test('the usual amounts within the limits can be pressed, and the pressed one is the one that is sent', async () => {
  await open({ ...SANDBOX, max: '1000.00' });
  const usual = page.getByRole('group', { name: cashier.deposit.presets });
  expect(
    usual
      .getByRole('button')
      .elements()
      .map((one) => one.textContent),
  ).toEqual(['100', '500', '1,000']);
  await usual.getByText('1,000').click();
  await expect.element(usual.getByText('1,000')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(amount()).toHaveValue('1,000');
  portal.answer(deposit, DONE);
  await submit();
  await expect.element(page.getByText(cashier.deposit.done)).toBeVisible();
  expect(portal.sent(deposit)).toEqual([{ methodCode: 'SANDBOX', amount: '1000.00' }]);
});

test('a deposit made is shown with its amount and the balance after it, and a double press makes one', async () => {
  await open();
  await amount().fill('500');
  portal.answer(deposit, DONE);
  const release = portal.holdBack(deposit);
  await submit();
  await expect.element(submitButton()).toHaveAttribute('aria-busy', 'true');
  await submitButton().click({ force: true });
  release();
  const done = page.getByRole('status').filter({ hasText: cashier.deposit.done });
  await expect.element(done.getByText(/^\+฿500\.00$/)).toBeVisible();
  await expect.element(done.getByText(/^฿512\.50$/)).toBeVisible();
  expect(portal.sent(deposit)).toHaveLength(1);
});

test('a refusal says that the balance is as it was; without an answer, that pressing again credits nothing twice', async () => {
  await open();
  await amount().fill('500');
  portal.refuse(deposit, 'account_disabled');
  await submit();
  const said = page.getByRole('alert');
  await expect.element(said.getByText(refusals.account_disabled)).toBeVisible();
  await expect.element(said.getByText(cashier.deposit.untouched)).toBeVisible();
  portal.lose(deposit);
  await submit();
  await expect.element(said.getByText(cashier.deposit.uncertain)).toBeVisible();
  await expect.element(amount()).toHaveValue('500');
});

async function open(method = SANDBOX) {
  await show(<DepositForm methods={[method]} first={method} />);
  await expect.element(amount()).toBeVisible();
}

function amount() {
  return page.getByLabelText(cashier.deposit.amount, { exact: true });
}

function submitButton() {
  return page.getByRole('button', { name: cashier.deposit.submitPlayMoney });
}

async function submit() {
  await submitButton().click();
}
