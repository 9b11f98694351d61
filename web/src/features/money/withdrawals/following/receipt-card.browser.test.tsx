import { keepWithdrawalPicture } from '@lanna/contract/money/withdrawals/pictures';
import { type PaymentConfirmation, processC2CTransaction } from '@lanna/contract/money/withdrawals/receipts';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { startSession } from '../../../../api/session.ts';
import { show } from '../../../../testing/show.tsx';
import { type StandInPortal, standInPortal } from '../../../../testing/stand-in-portal.ts';
import { chooseFiles, passUploads, pngOf } from '../../../../testing/uploads.ts';
import { filled, wordsOf } from '../../../../testing/words.ts';
import { aConfirmation, aPayout, ids, minutesFromNow } from '../withdrawal.factory.ts';
import { ReceiptCard } from './receipt-card.tsx';

const [{ receipt, asks, back }, { pictures }] = [wordsOf('withdrawals'), wordsOf('identity')];
const PICTURE = '01937d5e-0000-7000-8000-0000000000aa';

let portal: StandInPortal;
beforeEach(async () => {
  portal = await standInPortal();
  passUploads();
  startSession('t', 0);
});

test('it asks whether the money has arrived and says how long silence may last', async () => {
  await open();
  await expect.element(page.getByRole('heading', { name: receipt.question })).toBeVisible();
  await expect.element(page.getByText(filled(receipt.left, { span: '50 นาที' }))).toBeVisible();
  portal.answer(processC2CTransaction, aConfirmation());
  await page.getByRole('button', { name: receipt.yes }).click();
  await expect
    .poll(() => portal.sent(processC2CTransaction))
    .toEqual([{ payoutId: ids.payout, answer: 'received', pictures: [], remark: '' }]);
});

test('that nothing has arrived goes with a proof, never without', async () => {
  await open();
  await page.getByRole('button', { name: receipt.no }).click();
  await page.getByRole('button', { name: receipt.sendNo }).click();
  await expect.element(page.getByText(asks.fault.picture)).toBeVisible();
  expect(portal.sent(processC2CTransaction)).toEqual([]);
  portal.answer(keepWithdrawalPicture, { id: PICTURE, width: 10, height: 10 });
  chooseFiles(pngOf('statement.png'));
  await expect.element(page.getByText(filled(pictures.kept, { number: 1 }))).toBeInTheDocument();
  await page.getByLabelText(receipt.remark).fill('ดูแล้ว ไม่มี');
  portal.answer(processC2CTransaction, aConfirmation());
  await page.getByRole('button', { name: receipt.sendNo }).click();
  await expect
    .poll(() => portal.sent(processC2CTransaction))
    .toEqual([{ payoutId: ids.payout, answer: 'not_received', pictures: [PICTURE], remark: 'ดูแล้ว ไม่มี' }]);
});

test('who pressed "not yet" by mistake goes back without having said anything', async () => {
  await open();
  await page.getByRole('button', { name: receipt.no }).click();
  await page.getByRole('button', { name: back }).click();
  await expect.element(page.getByRole('button', { name: receipt.yes })).toBeVisible();
  expect(portal.sent(processC2CTransaction)).toEqual([]);
});

test('a dispute says that it is looked into, and can be ended by "it has arrived after all"', async () => {
  await open({
    payout: aPayout({
      receipt: { state: 'not_received', until: minutesFromNow(-5), changedAt: minutesFromNow(-8), words: '' },
    }),
    answers: ['forced_received'],
  });
  await expect.element(page.getByRole('heading', { name: receipt.disputed })).toBeVisible();
  portal.answer(processC2CTransaction, aConfirmation());
  await page.getByRole('button', { name: receipt.afterAll }).click();
  await expect
    .poll(() => portal.sent(processC2CTransaction))
    .toEqual([expect.objectContaining({ answer: 'forced_received' })]);
});

async function open(differing: Partial<PaymentConfirmation> = {}) {
  await show(<ReceiptCard confirmation={aConfirmation(differing)} />);
}
