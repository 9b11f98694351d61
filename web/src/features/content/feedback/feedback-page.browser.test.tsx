import { FEEDBACK_LENGTH, sendFeedback } from '@lanna/contract/content/feedback/feedback';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { startSession } from '../../../api/session.ts';
import { movableClock } from '../../../testing/clock.ts';
import { show } from '../../../testing/show.tsx';
import { type StandInPortal, standInPortal } from '../../../testing/stand-in-portal.ts';
import { filled, wordsOf } from '../../../testing/words.ts';
import { FeedbackPage } from './feedback-page.tsx';

const [words, refusals] = [wordsOf('feedback'), wordsOf('refusals')];
const TEXT = 'ขอให้มีเกมสล็อตใหม่ทุกสัปดาห์';
const SENT = { id: '0190b0b2-0000-7000-8000-000000000001', sentAt: '2026-11-29T03:00:00Z' };

let portal: StandInPortal;
beforeEach(async () => {
  portal = await standInPortal();
  startSession('t', 0);
});

test('what is missing or too short is said at the field; what was sent is thanked for, and another can follow', async () => {
  await show(<FeedbackPage />);
  await send();
  await said(words.fault.empty);
  await area().fill('สั้นไป');
  await said(filled(words.fault.short, FEEDBACK_LENGTH));
  await area().fill(TEXT);
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  expect(portal.sent(sendFeedback)).toEqual([]);
  portal.answer(sendFeedback, SENT);
  await send();
  await said(words.sent.title);
  expect(portal.sent(sendFeedback)).toEqual([{ content: TEXT }]);
  await page.getByRole('button', { name: words.sent.another }).click();
  await expect.element(area()).toHaveValue('');
});

test('sent too soon it says in how many seconds again and keeps the text, and says when it may be sent', async () => {
  const time = movableClock();
  await show(<FeedbackPage />);
  await area().fill(TEXT);
  portal.refuse(sendFeedback, 'feedback_too_soon', { retryAfterSeconds: 40 });
  await send();
  // Read out once; what is seen counts down.
  await expect
    .element(page.getByText(filled(words.soon, { seconds: 40 }), { exact: true }).first())
    .toBeInTheDocument();
  await said(words.kept);
  await expect.element(area()).toHaveValue(TEXT);
  for (let second = 0; second < 41; second++) await time.pass(1000);
  await said(words.again);
});

test('without a line the text stays, and is sent when there is one again', async () => {
  await show(<FeedbackPage />);
  await area().fill(TEXT);
  portal.lose(sendFeedback);
  await send();
  await said(refusals.network);
  await expect.element(area()).toHaveValue(TEXT);
  portal.answer(sendFeedback, SENT);
  await send();
  await said(words.sent.title);
});

const area = () => page.getByLabelText(words.label, { exact: true });
const send = () => page.getByRole('button', { name: words.send, exact: true }).click();
const said = (text: string) => expect.element(page.getByText(text, { exact: true })).toBeVisible();
