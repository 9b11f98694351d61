import { cancelSlip, showSlip } from '@lanna/contract/lotteries/lottery/slips';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { startSession } from '../../../../api/session.ts';
import { show } from '../../../../testing/show.tsx';
import { standInPortal } from '../../../../testing/stand-in-portal.ts';
import { filled, wordsOf } from '../../../../testing/words.ts';
import { boughtLine, slipSummary } from '../picture/bought-slip.fixture.ts';
import { SlipDetail } from './slip-detail.tsx';

const words = wordsOf('slips');
const slip = slipSummary();

beforeEach(() => startSession('t', 0));

test('a trace shows of each draw how it went, what was won, and that it stopped', async () => {
  const portal = await standInPortal();
  const position = { play: 'position', selection: '1||||', prices: ['18.00'], units: 1 };
  portal.answer(showSlip, {
    slip: slipSummary({
      draws: 4,
      openDraws: 0,
      state: 'won',
      stopsOnWin: true,
      stoppedAt: '2026-11-22T14:02:05.000Z',
    }),
    lines: [
      boughtLine({ ...position, numero: '1', state: 'lost', result: '54321' }),
      boughtLine({
        ...position,
        numero: '2',
        multiple: 2,
        stake: '4.00',
        state: 'won',
        payout: '36.00',
        result: '12345',
      }),
      boughtLine({
        ...position,
        numero: '3',
        multiple: 4,
        stake: '8.00',
        state: 'refunded',
        refundReason: 'trace_stopped',
      }),
      boughtLine({ ...position, numero: '4', state: 'refunded', refundReason: 'draw_cancelled' }),
    ],
    cancellable: [],
  });
  await show(<SlipDetail id={slip.id} />);
  await expect.element(page.getByText(filled(words.trace.stoppedAt, { numero: '2' }))).toBeVisible();
  await expect.element(page.getByText(words.win.title)).toBeVisible();
  await expect.element(page.getByText(words.refunds.trace_stopped).first()).toBeVisible();
  await expect.element(page.getByText(words.refunds.draw_cancelled).first()).toBeVisible();
  // 36 and the two stakes came back of the 16 that were staked: 10 of them, so +30.
  await expect.element(page.getByText('+฿30.00')).toBeVisible();
  // Its lines are a press away.
  await page.getByRole('button', { name: /^2/ }).click();
  await expect.element(page.getByText('18.00')).toBeVisible();
  expect(page.getByRole('button', { name: words.cancel.startTrace }).elements()).toHaveLength(0);
});

test('a slip that still waits is cancelled after a second look that says what comes back', async () => {
  const portal = await standInPortal();
  const waiting = { slip, lines: [boughtLine({ numero: '1' })], cancellable: ['1'] };
  portal.answer(showSlip, waiting);
  portal.answer(cancelSlip, { refunded: '2.00', balance: '102.00' });
  await show(<SlipDetail id={slip.id} />);
  await page.getByRole('button', { name: words.cancel.start }).click();
  await expect.element(page.getByText(words.cancel.back)).toBeVisible();
  await page.getByRole('button', { name: words.cancel.confirm }).click();
  await expect.poll(() => portal.sent(cancelSlip)).toEqual([{ numeros: ['1'] }]);
});

test('a draw that closed meanwhile refuses in words and leaves the slip', async () => {
  const portal = await standInPortal();
  portal.answer(showSlip, { slip, lines: [boughtLine({ numero: '1' })], cancellable: ['1'] });
  portal.refuse(cancelSlip, 'draw_closed');
  await show(<SlipDetail id={slip.id} />);
  await page.getByRole('button', { name: words.cancel.start }).click();
  await page.getByRole('button', { name: words.cancel.confirm }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(wordsOf('refusals').draw_closed);
});

test('where it is open whether a slip was taken back, the same press asks under the same key; after a no it is another', async () => {
  const portal = await standInPortal();
  portal.answer(showSlip, { slip, lines: [boughtLine({ numero: '1' })], cancellable: ['1'] });
  await show(<SlipDetail id={slip.id} />);
  await page.getByRole('button', { name: words.cancel.start }).click();
  const failures = [
    () => portal.lose(cancelSlip),
    () => portal.refuse(cancelSlip, 'unknown_error'),
    () => portal.refuse(cancelSlip, 'draw_closed'),
    () => portal.lose(cancelSlip),
  ];
  for (const [at, fail] of failures.entries()) {
    fail();
    await page.getByRole('button', { name: words.cancel.confirm }).click();
    await expect.poll(() => portal.keys(cancelSlip)).toHaveLength(at + 1);
    await expect
      .element(page.getByRole('button', { name: words.cancel.confirm }))
      .not.toHaveAttribute('aria-busy');
  }
  const [first, second, third, afterNo] = portal.keys(cancelSlip);
  expect(first).toBeTruthy();
  expect([second === first, third === first, afterNo === first]).toEqual([true, true, false]);
});

test('hundreds of numbers are folded, and a number at half rate says so', async () => {
  const portal = await standInPortal();
  const numbers = Array.from({ length: 30 }, (_, at) => String(at + 100));
  portal.answer(showSlip, {
    slip: slipSummary({ gameCode: 'YEEKEE' }),
    lines: [boughtLine({ play: 'top3', selection: numbers.join(','), prices: ['450.00'], isHalf: true })],
    cancellable: [],
  });
  await show(<SlipDetail id={slip.id} />);
  await expect.element(page.getByText(words.line.half)).toBeVisible();
  expect(page.getByText('129', { exact: true }).elements()).toHaveLength(0);
  await page.getByRole('button', { name: filled(words.line.all, { numbers: 30 }) }).click();
  await expect.element(page.getByText('129', { exact: true })).toBeVisible();
});
