import { deposit } from '@lanna/contract/money/cashier/cashier';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { startSession } from '../../../api/session.ts';
import { show } from '../../../testing/show.tsx';
import { type StandInPortal, standInPortal } from '../../../testing/stand-in-portal.ts';
import { filled, wordsOf } from '../../../testing/words.ts';
import { depositOf, methodOf } from './deposit.factory.ts';
import { DepositForm } from './deposit-form.tsx';

const [cashier, refusals] = [wordsOf('cashier'), wordsOf('refusals')];
const { fault: wrong } = cashier.deposit;
const SANDBOX = methodOf();
const DONE = depositOf();

let portal: StandInPortal;
beforeEach(async () => {
  portal = await standInPortal();
  startSession('t', 0);
});

test.each([
  ['', wrong.missing],
  ['five', wrong.unreadable],
  ['1.005', wrong.unreadable],
  ['99.99', filled(wrong.below, { min: '฿100.00' })],
  ['50000.01', filled(wrong.above, { max: '฿50,000.00' })],
])('an amount of “%s” is not sent, and the field says why', async (typed, words) => {
  await open();
  await amount().fill(typed);
  await submit();
  await expect.element(page.getByText(words, { exact: true })).toBeVisible();
  await expect.element(amount()).toHaveAttribute('aria-invalid', 'true');
  expect(portal.sent(deposit)).toEqual([]);
});

test.each([
  ['th', '1.000', '฿1,000.00'],
  ['tr', '1,000', '฿1,000.00'],
  ['tr', '20,500', '฿20,500.00'],
] as const)(
  'in %s an amount of “%s” is asked back and not sent; the chosen one is',
  async (language, typed, meant) => {
    const words = wordsOf('cashier', language);
    await show(<DepositForm methods={[SANDBOX]} first={SANDBOX} onMade={() => {}} />, { language });
    const field = page.getByLabelText(words.deposit.amount, { exact: true });
    const send = page.getByRole('button', { name: words.deposit.submitPlayMoney });
    await field.fill(typed);
    await send.click();
    await expect.element(field).toHaveFocus();
    await expect.element(page.getByText(wordsOf('ui', language).amount.which)).toBeVisible();
    expect(portal.sent(deposit)).toEqual([]);
    await page.getByRole('button', { name: meant, exact: true }).click();
    portal.answer(deposit, DONE);
    await send.click();
    await expect
      .poll(() => portal.sent(deposit))
      .toEqual([{ methodCode: 'SANDBOX', amount: meant.replace(/[฿,]/g, '') }]);
  },
);

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
  await expect.element(amount()).toHaveValue('1,000.00');
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
  portal.refuse(deposit, 'unknown_error');
  await submit();
  await expect.element(said.getByText(refusals.unknown_error)).toBeVisible();
  portal.answer(deposit, DONE);
  await submit();
  await expect.element(page.getByText(cashier.deposit.done)).toBeVisible();
  const [refused, lost, unknown, made] = portal.keys(deposit);
  expect(lost).not.toBe(refused);
  expect([unknown, made]).toEqual([lost, lost]);
});

test('methods are cards that say what each costs; what is closed now cannot be chosen and says when it opens', async () => {
  const bank = methodOf({
    ...{ code: 'BANK', name: 'Bank transfer', kind: 'bank', promisedMinutes: 15 },
    ...{ feeFixed: '5.00', feeBasisPoints: 150 },
  });
  const night = methodOf({
    ...{ code: 'NIGHT', name: 'Night bank', kind: 'bank', state: 'closed_now' },
    ...{ opensAtMinute: 1320, closesAtMinute: 90 },
  });
  const made: string[] = [];
  await show(
    <DepositForm methods={[SANDBOX, bank, night]} first={SANDBOX} onMade={(id) => void made.push(id)} />,
  );
  await expect
    .element(page.getByText(filled(cashier.deposit.closedNow, { from: '22:00', to: '01:30' })))
    .toBeVisible();
  await expect.element(page.getByRole('radio', { name: /^Night bank/ })).toBeDisabled();
  await page.getByText('Bank transfer').click();
  await amount().fill('200');
  // 5.00 and 1.5 % of 200.
  await expect.element(page.getByText('−฿8.00')).toBeVisible();
  await expect.element(page.getByText('฿192.00')).toBeVisible();
  portal.answer(
    deposit,
    depositOf({ methodCode: 'BANK', kind: 'bank', status: 'waiting', creditedAt: null }),
  );
  await page.getByRole('button', { name: cashier.deposit.submit }).click();
  await expect.poll(() => made).toEqual([DONE.id]);
  expect(portal.sent(deposit)).toEqual([{ methodCode: 'BANK', amount: '200.00' }]);
});

async function open(method = SANDBOX) {
  await show(<DepositForm methods={[method]} first={method} onMade={() => {}} />);
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
