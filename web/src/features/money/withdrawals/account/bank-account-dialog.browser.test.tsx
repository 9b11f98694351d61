import { addBankAccount, bankAccounts } from '@lanna/contract/money/withdrawals/bank-accounts';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { startSession } from '../../../../api/session.ts';
import { show } from '../../../../testing/show.tsx';
import { type StandInPortal, standInPortal } from '../../../../testing/stand-in-portal.ts';
import { filled, wordsOf } from '../../../../testing/words.ts';
import { anAccount, ownAccounts } from '../withdrawal.factory.ts';
import { BankAccountDialog } from './bank-account-dialog.tsx';

const [{ account, form }, refusals] = [wordsOf('withdrawals'), wordsOf('refusals')];

let portal: StandInPortal;
beforeEach(async () => {
  portal = await standInPortal();
  startSession('t', 0);
});

test('a bank is found by its letters, the number is checked as it is typed, the payee’s name is fixed', async () => {
  await open();
  await page.getByLabelText(account.search).fill('kbank');
  await page.getByRole('button', { name: 'ธนาคารกสิกรไทย' }).click();
  await number().fill('123-4-5678');
  await expect.element(page.getByText(filled(account.numberHint, { digits: 10, count: 8 }))).toBeVisible();
  await number().fill('123-4-56789-0');
  await expect.element(page.getByText(filled(account.numberRight, { count: 10 }))).toBeVisible();
  await number().fill('123-4-56789-01');
  await expect.element(number()).toHaveAttribute('aria-invalid', 'true');
  await expect.element(page.getByText('Somchai Jaidee')).toBeVisible();
  expect(page.getByLabelText(account.holder).query()).toBeNull();
});

test('what is missing is said at every field at once, and nothing is sent', async () => {
  await open();
  await save();
  for (const words of [account.bankMissing, account.numberMissing, form.passwordMissing])
    await expect.element(page.getByText(words)).toBeVisible();
  expect(portal.sent(addBankAccount)).toEqual([]);
});

test('an account in another name is refused, and what was typed stays for another try', async () => {
  let isClosed = false;
  await open({ payeeName: null, list: [] }, () => (isClosed = true));
  await page.getByRole('button', { name: /^พร้อมเพย์/ }).click();
  await page.getByLabelText(account.promptPay).fill('081 234 5678');
  await page.getByLabelText(account.holder).fill('สมหญิง มั่นคง');
  await page.getByLabelText(form.password).fill('482913');
  portal.refuse(addBankAccount, 'payee_name_differs');
  await save();
  await expect
    .element(page.getByText(refusals.payee_name_differs.slice(0, 30), { exact: false }))
    .toBeVisible();
  await expect.element(page.getByLabelText(account.holder)).toHaveValue('สมหญิง มั่นคง');
  portal.answer(addBankAccount, anAccount({ bankCode: 'PROMPTPAY' }));
  await save();
  await expect.poll(() => isClosed).toBe(true);
  expect(portal.sent(addBankAccount)[1]).toMatchObject({
    bankCode: 'PROMPTPAY',
    accountNumber: '0812345678',
    holderName: 'สมหญิง มั่นคง',
  });
});

async function open(
  differing: Parameters<typeof ownAccounts>[0] = {},
  onClose: () => void = () => undefined,
) {
  portal.answer(bankAccounts, ownAccounts(differing));
  await show(<BankAccountDialog change={undefined} onClose={onClose} />);
  await expect.element(page.getByLabelText(account.search)).toBeVisible();
}

function number() {
  return page.getByLabelText(account.number);
}

async function save() {
  await page.getByRole('button', { name: account.save, exact: true }).click();
}
