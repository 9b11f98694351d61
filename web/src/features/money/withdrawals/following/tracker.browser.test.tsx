import { keepWithdrawalPicture } from '@lanna/contract/money/withdrawals/pictures';
import { answerWithdrawal, type Withdrawal } from '@lanna/contract/money/withdrawals/withdrawals';
import { shortNumber } from '@lanna/rules/short-number';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { startSession } from '../../../../api/session.ts';
import { show } from '../../../../testing/show.tsx';
import { type StandInPortal, standInPortal } from '../../../../testing/stand-in-portal.ts';
import { chooseFiles, passUploads, pngOf } from '../../../../testing/uploads.ts';
import { filled, wordsOf } from '../../../../testing/words.ts';
import {
  anAskedWithdrawal,
  aPayout,
  aRejectedWithdrawal,
  aWithdrawal,
  ids,
  minutesFromNow,
} from '../withdrawal.factory.ts';
import { Tracker } from './tracker.tsx';

const [{ stage: fixture, has, means, promise, asks, cancellation }, identity, refusals] = [
  wordsOf('withdrawals'),
  wordsOf('identity'),
  wordsOf('refusals'),
];
const PICTURE = '01937d5e-0000-7000-8000-0000000000aa';

let portal: StandInPortal;
beforeEach(async () => {
  portal = await standInPortal();
  passUploads();
  startSession('t', 0);
});

test.each<[string, Partial<Withdrawal>, string, string]>([
  ['in the queue', { state: 'waiting', stage: 'desk' }, fixture.desk, has.waiting],
  ['being checked', { state: 'reviewing', stage: 'desk' }, fixture.desk, has.reviewing],
  ['waiting for a second operator', { state: 'signed', stage: 'desk' }, fixture.desk, has.signed],
  ['with the bank', { state: 'paying', stage: 'bank' }, fixture.bank, has.paying],
])('a withdrawal %s says where it is and who has it', async (_, differing, at, who) => {
  await show(<Tracker withdrawal={aWithdrawal(differing)} />);
  const here = page.getByRole('list', { name: fixture.label }).getByRole('listitem');
  const current = () => here.elements().filter((one) => one.getAttribute('aria-current') === 'step');
  await expect.poll(() => current().map((one) => one.textContent)).toEqual([at]);
  await expect.element(page.getByText(who)).toBeVisible();
});

test.each<[string, Partial<Withdrawal>, keyof typeof cancellation.reason, 'own' | 'none']>([
  ['in the queue', { state: 'waiting' }, 'set_aside', 'own'],
  ['that an operator has', { state: 'reviewing' }, 'in_hand', 'own'],
  ['that is approved', { state: 'paying', payouts: [aPayout({ state: 'ready' })] }, 'approved', 'none'],
  ['whose payout was sent', { state: 'paying', payouts: [aPayout({ state: 'sent' })] }, 'sent', 'none'],
])('a withdrawal %s says that it is not cancelled, and why not', async (_, differing, reason, who) => {
  await show(<Tracker withdrawal={aWithdrawal(differing)} />);
  await expect.element(page.getByText(cancellation[who])).toBeVisible();
  // The contacts of customer service stand in the text.
  const start = cancellation.reason[reason].slice(0, 20);
  await expect.element(page.getByText(start, { exact: false })).toBeVisible();
});

test('it shows its short number, and says nothing of cancelling once it is over', async () => {
  await show(<Tracker withdrawal={aRejectedWithdrawal()} />);
  await expect.element(page.getByText(shortNumber('W', ids.withdrawal)).first()).toBeVisible();
  expect(page.getByText(cancellation.own).query()).toBeNull();
  expect(page.getByText(cancellation.none).query()).toBeNull();
});

test('until when it was promised is said in words, and once that is over, that it is late and the money is safe', async () => {
  await show(<Tracker withdrawal={aWithdrawal({ promisedUntil: minutesFromNow(12) })} />);
  await expect
    .element(page.getByText(filled(promise.left, { span: '12 นาที' }), { exact: false }))
    .toBeVisible();
  await show(<Tracker withdrawal={aWithdrawal({ promisedUntil: minutesFromNow(-61) })} />);
  await expect.element(page.getByText(/เลยเวลาที่แจ้งไว้ 1 ชั่วโมง 2 นาที/)).toBeVisible();
});

test('a rejection shows the desk’s words and that the money is back', async () => {
  await show(<Tracker withdrawal={aRejectedWithdrawal()} />);
  await expect.element(page.getByText(aRejectedWithdrawal().words)).toBeVisible();
  await expect.element(page.getByText(means.rejected)).toBeVisible();
  await expect.element(page.getByRole('list', { name: fixture.label }).getByText(fixture.back)).toBeVisible();
  expect(page.getByText(promise.until).query()).toBeNull();
});

test('everything the desk asks for is answered at once, and nothing goes as long as something is missing', async () => {
  await show(<Tracker withdrawal={anAskedWithdrawal()} />);
  await expect.element(page.getByText(filled(asks.title_other, { count: 2 }))).toBeVisible();
  await send();
  await expect.element(page.getByText(asks.fault.missing)).toBeVisible();
  await expect.element(page.getByText(asks.fault.picture)).toBeVisible();
  expect(portal.sent(answerWithdrawal)).toEqual([]);

  portal.answer(keepWithdrawalPicture, { id: PICTURE, width: 10, height: 10 });
  await page.getByRole('textbox').fill('กสิกรไทย');
  chooseFiles(pngOf('book.png'));
  await expect.element(page.getByText(filled(identity.pictures.kept, { number: 1 }))).toBeInTheDocument();
  portal.lose(answerWithdrawal);
  await send();
  await expect.element(page.getByText(refusals.network, { exact: false })).toBeVisible();
  await expect.element(page.getByRole('textbox')).toHaveValue('กสิกรไทย');
  portal.answer(answerWithdrawal, aWithdrawal());
  await send();
  await expect.poll(() => portal.sent(answerWithdrawal)).toHaveLength(2);
  expect(portal.sent(answerWithdrawal)[1]).toEqual({
    answers: [
      { askId: ids.ask, text: 'กสิกรไทย', pictures: [] },
      { askId: ids.askForPicture, text: '', pictures: [PICTURE] },
    ],
  });
});

async function send() {
  await page.getByRole('button', { name: asks.send }).click();
}
