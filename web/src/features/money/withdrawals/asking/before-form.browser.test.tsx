import { securityOverview } from '@lanna/contract/accounts/security/security';
import { bankAccounts } from '@lanna/contract/money/withdrawals/bank-accounts';
import { requestWithdrawal } from '@lanna/contract/money/withdrawals/withdrawals';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { startSession } from '../../../../api/session.ts';
import { show } from '../../../../testing/show.tsx';
import { type StandInPortal, standInPortal } from '../../../../testing/stand-in-portal.ts';
import { filled, wordsOf } from '../../../../testing/words.ts';
import type { WithdrawalTerms } from '../queries.ts';
import {
  aChannel,
  aCoolingAccount,
  anAccount,
  aWithdrawal,
  ids,
  ownAccounts,
  PROTECTION,
  someTerms,
} from '../withdrawal.factory.ts';
import { BeforeForm } from './before-form.tsx';

const [{ form, steps, closed, free, identity }, refusals, { prove }] = [
  wordsOf('withdrawals'),
  wordsOf('refusals'),
  wordsOf('security'),
];
const { fault: wrong } = form;
const PASSWORD = '482913';

let portal: StandInPortal;
beforeEach(async () => {
  portal = await standInPortal();
  startSession('t', 0);
  portal.answer(securityOverview, PROTECTION);
  portal.answer(bankAccounts, ownAccounts());
});

test('what is missing comes first, each step with its button, and an account only once there is a withdrawal password', async () => {
  await open({ needs: ['payment_password', 'bank_account'], bankAccounts: [] });
  await expect.element(page.getByRole('button', { name: steps.password.action })).toBeEnabled();
  await expect.element(page.getByRole('button', { name: steps.account.action })).toBeDisabled();
  await expect.element(page.getByRole('link', { name: steps.factor.action })).toBeVisible();
  expect(page.getByLabelText(form.amount).query()).toBeNull();
  await open({ needs: ['bank_account'], bankAccounts: [], hasSecondFactor: true });
  await page.getByRole('button', { name: steps.account.action }).click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
});

test.each([
  ['', wrong.missing],
  ['1.005', wrong.unreadable],
  ['99.99', filled(wrong.below, { min: '฿100.00' })],
  ['4250.01', filled(wrong.withdrawable, { max: '฿4,250.00' })],
])('an amount of “%s” is not asked for, and the field says why', async (typed, words) => {
  await open({});
  await amount().fill(typed);
  await password().fill(PASSWORD);
  await submit();
  await expect.element(page.getByText(words, { exact: true })).toBeVisible();
  expect(portal.sent(requestWithdrawal)).toEqual([]);
});

test('an amount that can be two is not asked for, and the field asks which is meant', async () => {
  await open({});
  await amount().fill('1.000');
  await password().fill(PASSWORD);
  await submit();
  await expect.element(page.getByText(wordsOf('ui').amount.which)).toBeVisible();
  await expect.element(amount()).toHaveFocus();
  expect(portal.sent(requestWithdrawal)).toEqual([]);
});

test('before it is sent the form says the fee, what arrives and by when', async () => {
  await open({ channels: [aChannel({ feeFixed: '10.00', feeBasisPoints: 100 })] });
  await amount().fill('1000');
  await expect.element(page.getByText(/^฿20\.00$/)).toBeVisible();
  await expect.element(page.getByText(/^฿980\.00$/)).toBeVisible();
  await expect.element(page.getByText(filled(form.within, { span: '30 นาที' }))).toBeVisible();
  await open({});
  await expect.element(page.getByText(free)).toBeVisible();
});

test('“all” asks for all that can be withdrawn, and a double press asks once', async () => {
  let asked: string | undefined;
  await open({}, (id) => (asked = id));
  await page.getByRole('button', { name: form.all, exact: true }).click();
  await expect.element(amount()).toHaveValue('4,250.00');
  await password().fill(PASSWORD);
  portal.answer(requestWithdrawal, aWithdrawal());
  const release = portal.holdBack(requestWithdrawal);
  const button = page.getByRole('button', { name: filled(form.submitAmount, { amount: '฿4,250.00' }) });
  await button.click();
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  await button.click({ force: true });
  release();
  await expect.poll(() => asked).toBe(ids.withdrawal);
  expect(portal.sent(requestWithdrawal)).toEqual([
    expect.objectContaining({
      amount: '4250.00',
      bankAccountId: ids.account,
      channelCode: 'BANK',
      paymentPassword: PASSWORD,
    }),
  ]);
});

test('without an answer everything typed stays, and it says that pressing again withdraws once', async () => {
  await open({});
  await amount().fill('500');
  await password().fill(PASSWORD);
  portal.lose(requestWithdrawal);
  await submit();
  const said = page.getByRole('alert');
  await expect.element(said.getByText(form.uncertain, { exact: false })).toBeVisible();
  await expect.element(amount()).toHaveValue('500');
  await expect.element(password()).toHaveValue(PASSWORD);
  portal.refuse(requestWithdrawal, 'withdrawal_too_much', { withdrawable: '100.00' });
  await submit();
  await expect.element(said.getByText(refusals.withdrawal_too_much)).toBeVisible();
  portal.refuse(requestWithdrawal, 'unknown_error');
  await submit();
  await expect.element(said.getByText(form.uncertain, { exact: false })).toBeVisible();
  portal.answer(requestWithdrawal, aWithdrawal());
  await submit();
  await expect.element(amount()).toHaveValue('');
  // A refusal is an answer: what is sent after it is another try.
  const [lost, refused, unknown, asked] = portal.keys(requestWithdrawal);
  expect([refused, asked]).toEqual([lost, unknown]);
  expect(unknown).not.toBe(refused);
});

test('a wrong withdrawal password is said at its field', async () => {
  await open({});
  await amount().fill('500');
  await submit();
  await expect.element(page.getByText(form.passwordMissing)).toBeVisible();
  await password().fill('000000');
  portal.refuse(requestWithdrawal, 'payment_password_wrong');
  await submit();
  await expect.element(password()).toHaveAttribute('aria-invalid', 'true');
});

test('an account with a second step asks for its code and sends it along', async () => {
  portal.answer(securityOverview, { ...PROTECTION, totp: true });
  await open({ hasSecondFactor: true });
  await amount().fill('500');
  await password().fill(PASSWORD);
  await submit();
  await expect.element(page.getByText(form.codeMissing)).toBeVisible();
  expect(portal.sent(requestWithdrawal)).toEqual([]);
  await page.getByLabelText(prove.code).fill('123456');
  portal.answer(requestWithdrawal, aWithdrawal());
  await submit();
  await expect.poll(() => portal.sent(requestWithdrawal)).toHaveLength(1);
  expect(portal.sent(requestWithdrawal)[0]).toMatchObject({ secondFactor: '123456' });
});

test('an account that is cooling off cannot be chosen and says how long it takes', async () => {
  await open({ bankAccounts: [anAccount(), aCoolingAccount()] });
  const accounts = page.getByRole('radio');
  await expect.element(accounts.nth(0)).toBeChecked();
  await expect.element(accounts.nth(1)).toBeDisabled();
  await expect.element(page.getByText(filled(form.cooling, { span: '23 ชั่วโมง' }))).toBeVisible();
});

test.each<[string, Partial<WithdrawalTerms>, string]>([
  ['the day’s limit is reached', { limits: { ...someTerms().limits, dayCountLeft: 0 } }, closed.day],
  [
    'it is outside the hours',
    { channels: [aChannel({ state: 'closed_now', opensAtMinute: 480, closesAtMinute: 1320 })] },
    closed.channels,
  ],
  ['there is less than the least amount', { withdrawable: '99.00' }, closed.little],
  ['the account may not withdraw', { mayWithdraw: false }, closed.account],
])('where %s, that stands in the place of the form', async (_, terms, words) => {
  await open(terms);
  await expect.element(page.getByRole('heading', { name: words })).toBeVisible();
  expect(page.getByLabelText(form.amount).query()).toBeNull();
});

test('while every withdrawal waits for the identity, the way to it stands in the place of the form', async () => {
  await open({ identity: { state: 'none', above: null } });
  await expect.element(page.getByRole('heading', { name: identity.title })).toBeVisible();
  await expect.element(page.getByRole('link', { name: identity.action })).toBeVisible();
  expect(page.getByLabelText(form.amount).query()).toBeNull();
  await open({ identity: { state: 'reviewing', above: null } });
  await expect.element(page.getByRole('heading', { name: identity.waitingTitle })).toBeVisible();
});

test('where only larger withdrawals wait, the form is there and says up to which amount', async () => {
  await open({ identity: { state: 'none', above: '1000.00' } });
  await expect
    .element(page.getByRole('heading', { name: filled(identity.aboveTitle, { amount: '฿1,000.00' }) }))
    .toBeVisible();
  await expect.element(amount()).toBeVisible();
});

async function open(differing: Partial<WithdrawalTerms>, onAsked: (id: string) => void = () => undefined) {
  await show(<BeforeForm terms={someTerms(differing)} onAsked={onAsked} />);
}

function amount() {
  return page.getByLabelText(form.amount);
}

function password() {
  return page.getByLabelText(form.password);
}

async function submit() {
  await page.getByRole('button', { name: new RegExp(`^${form.submit}$|^ถอน ฿`) }).click();
}
