import { transferDownline, transferUpline } from '@lanna/contract/money/transfers/transfers';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { startSession } from '../../../api/session.ts';
import { show } from '../../../testing/show.tsx';
import { type StandInPortal, standInPortal } from '../../../testing/stand-in-portal.ts';
import { filled, type Tag, wordsOf } from '../../../testing/words.ts';
import { LineForm } from './line-form.tsx';

const TERMS = { balance: '90000.00', stays: '0.00', min: '1.00', max: '50000.00', dayLeft: '50000.00' };
const TO = '0197a000-0000-7000-8000-000000000001';

let portal: StandInPortal;
beforeEach(async () => {
  portal = await standInPortal();
  startSession('t', 0);
  portal.lose(transferUpline);
});

test.each([
  ['th', '1.500', '฿1,500.00', '1500.00'],
  ['tr', '1,500', '฿1,500.00', '1500.00'],
  ['tr', '20,500', '฿20.50', '20.50'],
] as const)('in %s a transfer of “%s” moves nothing until one of both amounts is chosen', async (...row) => {
  const [language, typed, meant, amount] = row;
  await open(language);
  const words = wordsOf('transfers', language);
  const field = page.getByLabelText(words.sheet.amount, { exact: true });
  await field.fill(typed);
  await page.getByLabelText(words.upline.password, { exact: true }).fill('123456');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect.element(field).toHaveFocus();
  await expect.element(page.getByText(wordsOf('ui', language).amount.which)).toBeVisible();
  expect(portal.sent(transferUpline)).toEqual([]);
  await page.getByRole('button', { name: meant, exact: true }).click();
  await page.getByRole('button', { name: `Send ${meant}`, exact: true }).click();
  await expect
    .poll(() => portal.sent(transferUpline))
    .toEqual([expect.objectContaining({ amount, paymentPassword: '123456' })]);
});

test('“all” writes an amount that is read as one in every language', async () => {
  await open('tr');
  const words = wordsOf('transfers', 'tr');
  await page.getByRole('button', { name: words.sheet.max, exact: true }).click();
  await expect.element(page.getByLabelText(words.sheet.amount, { exact: true })).toHaveValue('50,000.00');
  await expect
    .element(page.getByText(filled(words.sheet.range, { min: '฿1.00', max: '฿50,000.00' })))
    .toBeVisible();
  expect(portal.sent(transferUpline)).toEqual([]);
});

test('without an answer all that was typed stays, and pressing again is the same transfer', async () => {
  await open('en', TO);
  const words = wordsOf('transfers', 'en');
  const field = page.getByLabelText(words.sheet.amount, { exact: true });
  const password = page.getByLabelText(words.upline.password, { exact: true });
  const send = page.getByRole('button', { name: 'Send ฿250.00', exact: true });
  await field.fill('250');
  await send.click();
  await expect.element(page.getByText(words.upline.passwordMissing)).toBeVisible();
  await password.fill('000000');
  portal.refuse(transferDownline, 'payment_password_wrong');
  await send.click();
  await expect.element(password).toHaveAttribute('aria-invalid', 'true');
  await password.fill('123456');
  portal.lose(transferDownline);
  await send.click();
  await expect.element(page.getByText(words.uncertain)).toBeVisible();
  portal.answer(transferDownline, { id: TO, amount: '250.00', currency: 'THB', balance: '89750.00' });
  await send.click();
  await expect.element(page.getByText('Sent ฿250.00')).toBeVisible();
  expect(portal.sent(transferDownline).map(({ to, amount }) => [to, amount])).toEqual(
    Array.from({ length: 3 }, () => [TO, '250.00']),
  );
  expect(new Set(portal.keys(transferDownline)).size).toBe(1);
  await expect.element(field).toHaveValue('');
});

async function open(language: Tag, to?: string) {
  await show(
    <LineForm
      terms={TERMS}
      protection={{ totp: false, passkeys: [] }}
      {...(to !== undefined && { to })}
      done={(amount) => `Sent ${amount}`}
      submit={(amount) => (amount === undefined ? 'Send' : `Send ${amount}`)}
    />,
    { language },
  );
}
