import {
  cancelDeposit,
  type DepositPage,
  depositSlip,
  depositSlips,
  sayPaid,
  sendSlip,
  showDeposit,
} from '@lanna/contract/money/cashier/cashier';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { startSession } from '../../../api/session.ts';
import { show } from '../../../testing/show.tsx';
import { type StandInPortal, standInPortal } from '../../../testing/stand-in-portal.ts';
import { passUploads } from '../../../testing/uploads.ts';
import { filled, wordsOf } from '../../../testing/words.ts';
import { depositOf } from './deposit.factory.ts';
import { OpenDeposit } from './open-deposit.tsx';

const cashier = wordsOf('cashier');
const PROMPTPAY = {
  kind: 'promptpay',
  payload:
    '00020101021130550016A000000677010112011501075360001028602110123456789A5303764540550.005802TH6304ABCD',
  billerId: '010753600010286',
  billerName: 'River Games',
  reference1: 'D23456789AB',
  reference2: 'RIVER',
} as const;
const BANK = {
  kind: 'bank',
  bankCode: '004',
  accountNumber: '0123456789',
  accountName: 'River Games Co',
} as const;

let portal: StandInPortal;
beforeEach(async () => {
  portal = await standInPortal();
  startSession('t', 0);
});

test('a PromptPay deposit shows its code, amount and references, and how long there is to pay', async () => {
  await open({ pay: PROMPTPAY });
  await expect
    .element(page.getByRole('img', { name: filled(cashier.pay.codeLabel, { amount: '฿500.00' }) }))
    .toBeVisible();
  await expect.element(page.getByText('River Games', { exact: true })).toBeVisible();
  await expect.element(page.getByText('D23456789AB').first()).toBeVisible();
  await expect.element(page.getByText(/^(14:5\d|15:00)$/)).toBeVisible();
  await expect.element(page.getByText(cashier.slip.title)).not.toBeInTheDocument();
});

test('a bank transfer shows the account, the exact amount, what to write, and takes the slip', async () => {
  await open({ pay: BANK, kind: 'bank' });
  await expect.element(page.getByText('012-3-45678-9')).toBeVisible();
  await expect.element(page.getByText('ธนาคารกสิกรไทย')).toBeVisible();
  await expect.element(page.getByText(cashier.slip.title)).toBeVisible();
});

test('who says to have paid is shown what to expect, and pressing it twice says it once', async () => {
  await open({ pay: PROMPTPAY });
  const said = waiting({ pay: PROMPTPAY, paidSaidAt: new Date().toISOString() });
  portal.answer(sayPaid, said);
  portal.answer(showDeposit, said);
  await page.getByRole('button', { name: cashier.pay.paid }).click();
  await expect.element(page.getByText(cashier.pay.looking)).toBeVisible();
  expect(portal.sent(sayPaid)).toHaveLength(1);
});

test('a deposit is called off only after a second word', async () => {
  await open({ pay: PROMPTPAY });
  await page.getByRole('button', { name: cashier.pay.cancel }).click();
  expect(portal.sent(cancelDeposit)).toEqual([]);
  const cancelled = waiting({ status: 'failed', pay: null });
  portal.answer(cancelDeposit, cancelled);
  portal.answer(showDeposit, cancelled);
  await page.getByRole('button', { name: cashier.pay.cancelYes }).click();
  await expect.element(page.getByRole('button', { name: cashier.one.new })).toBeVisible();
});

test('a slip that is refused says why, and the deposit stays as it was', async () => {
  passUploads();
  await open({ pay: BANK, kind: 'bank' });
  portal.refuse(sendSlip, 'slip_used');
  await page.getByLabelText(wordsOf('identity').pictures.add).upload(await picture());
  await expect.element(page.getByText(wordsOf('refusals').slip_used)).toBeVisible();
  await expect.element(page.getByText('012-3-45678-9')).toBeVisible();
});

test('slips that were sent are shown small, and one whole on a press; a dropped one says so', async () => {
  const data =
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const slip = { id: '01937d5e-0000-7000-8000-0000000000b1', sentAt: '2026-11-20T12:00:00.000Z' };
  portal.answer(depositSlips, {
    list: [
      { ...slip, thumbnail: data },
      { ...slip, id: '01937d5e-0000-7000-8000-0000000000b2', thumbnail: null },
    ],
  });
  portal.answer(depositSlip, { data });
  await open({ status: 'review', reason: 'slip', pay: null, slips: 2 });
  await expect.element(page.getByTitle(cashier.slip.dropped)).toBeVisible();
  await page.getByRole('img', { name: filled(cashier.slip.show, { at: '2026-11-20 19:00' }) }).click();
  await expect
    .element(page.getByRole('dialog').getByRole('img', { name: cashier.slip.label }))
    .toBeInTheDocument();
});

test('a gateway that has not answered can be asked again', async () => {
  await open({ status: 'created', kind: 'gateway', pay: null });
  await expect.element(page.getByText(cashier.pay.notAnsweredText)).toBeVisible();
  const answered = waiting({
    kind: 'gateway',
    pay: { kind: 'gateway', payUrl: 'https://pay.test/1', payload: null },
  });
  portal.answer(sayPaid, answered);
  portal.answer(showDeposit, answered);
  await page.getByRole('button', { name: cashier.pay.askAgain }).click();
  await expect
    .element(page.getByRole('link', { name: cashier.pay.open }))
    .toHaveAttribute('href', 'https://pay.test/1');
});

test.each([
  ['expired', {}, cashier.outcome.expired],
  ['failed', {}, cashier.outcome.failed],
  ['refused', {}, cashier.outcome.refused],
  ['review', { reason: 'slip' }, cashier.outcome.slip],
  ['review', { reason: 'slip_of_another_member' }, cashier.outcome.slip],
  ['review', { reason: 'other_amount', confirmedAmount: '400.00' }, cashier.outcome.otherAmount],
  ['review', { reason: 'other_channel' }, cashier.outcome.review],
] as const)(
  '%s %o says what happened, what it means for the money, and what next',
  async (status, more, words) => {
    await open({ status, pay: null, ...more });
    const facts = {
      amount: '฿500.00',
      arrived: more && 'confirmedAmount' in more ? '฿400.00' : '฿500.00',
      minutes: '2',
    };
    await expect.element(page.getByText(filled(words.title, facts))).toBeVisible();
    await expect.element(page.getByText(filled(words.text, facts))).toBeVisible();
  },
);

test('what the desk has written is read with its decision', async () => {
  await open({ status: 'refused', pay: null, words: 'ชื่อบัญชีไม่ตรง' });
  await expect.element(page.getByText('ชื่อบัญชีไม่ตรง')).toBeVisible();
});

test('the address of a deposit that does not exist leads back to a new one', async () => {
  portal.refuse(showDeposit, 'deposit_unknown');
  await show(<OpenDeposit id={depositOf().id} onBack={() => {}} />);
  await expect.element(page.getByText(cashier.one.unknownText)).toBeVisible();
});

async function open(options: Partial<DepositPage>) {
  portal.answer(showDeposit, waiting(options));
  await show(<OpenDeposit id={depositOf().id} onBack={() => {}} />);
  await expect.element(page.getByText('฿500.00').first()).toBeVisible();
}

function waiting(options: Partial<DepositPage>): DepositPage {
  const now = Date.now();
  const { balance: _, ...shown } = depositOf({
    status: 'waiting',
    kind: 'promptpay',
    methodName: 'พร้อมเพย์',
    confirmedAmount: null,
    creditedAt: null,
    promisedMinutes: 2,
    createdAt: new Date(now).toISOString(),
    expiresAt: new Date(now + 15 * 60_000).toISOString(),
  });
  return { ...shown, steps: [{ to: 'waiting', cause: 'made', at: shown.createdAt }], ...options };
}

async function picture(): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 200;
  canvas.getContext('2d')?.fillRect(0, 0, 200, 200);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!blob) throw new Error('no picture');
  return new File([blob], 'slip.png', { type: 'image/png' });
}
