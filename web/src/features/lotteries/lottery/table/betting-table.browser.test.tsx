import { openedNumeros } from '@lanna/contract/lotteries/draws/draws';
import { lotteryTable } from '@lanna/contract/lotteries/lottery/games';
import { placeSlip, showSlip } from '@lanna/contract/lotteries/lottery/slips';
import { balance } from '@lanna/contract/people/members/members';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { startSession } from '../../../../api/session.ts';
import { type Options, show } from '../../../../testing/show.tsx';
import { type StandInPortal, standInPortal } from '../../../../testing/stand-in-portal.ts';
import { filled, wordsOf } from '../../../../testing/words.ts';
import { termsOf } from '../terms.factory.ts';
import { LotteryTable } from './lottery-table.tsx';

const words = wordsOf('lottery');
const { plays, moved } = wordsOf('lotteries');
const TERMS = termsOf();
const MINUTE_MS = 60_000;

let portal: StandInPortal;
beforeEach(async () => {
  portal = await standInPortal();
  startSession('t', 0);
  portal.answer(balance, { sumBalance: '1000.00', currency: 'THB' });
  portal.answer(lotteryTable, TERMS);
  portal.answer(openedNumeros, drawsFrom(Date.now() + 10 * MINUTE_MS));
});

test('keys make units: each press changes cost, chance and the largest win', async () => {
  await open('back2-straight');
  await key(plays.rows.tens, '7').click();
  await quick(plays.rows.ones, words.quick.odd).click();
  await expect
    .element(page.getByText(filled(words.bar.units_other, { units: 5 }), { exact: true }))
    .toBeVisible();
  await expect.element(key(plays.rows.tens, '7')).toHaveAttribute('aria-pressed', 'true');
  const outlook = page.getByRole('region', { name: words.outlook.title });
  await expect.element(outlook.getByText('5.00%')).toBeVisible();
  await expect.element(outlook.getByText('฿180.00')).toBeVisible();
  await expect.element(outlook.getByText('90.00%')).toBeVisible();
  await expect.element(page.getByText('฿10.00', { exact: true })).toBeVisible();
});

test('a rebate that the price leaves no room for is not promised: the slider and the outlook count what is paid', async () => {
  portal.answer(lotteryTable, termsOf({ modes: { min: 1700, max: 1950, step: 1, own: 1998 } }));
  await open('back2-straight');
  await pickTwoUnits();
  const slider = page.getByRole('slider', { name: words.mode.label });
  // 97.5 % are paid at 1950: of the 2.4 % between 1950 and 1998 one and a half are left.
  await expect.element(slider).toHaveAttribute('aria-valuetext', expect.stringContaining('1.50%'));
  await expect.element(page.getByText(words.mode.bounded)).toBeVisible();
  const outlook = page.getByRole('region', { name: words.outlook.title });
  await expect
    .element(outlook.getByText(filled(words.outlook.withRebate, { share: '99.00%' })))
    .toBeVisible();
});

test('a multiple with a mark in it is no multiple: 2,5 stakes neither 25 times nor 2 times 5', async () => {
  await open('back2-straight');
  await pickTwoUnits();
  const multiple = page.getByRole('textbox', { name: words.stake.multiple });
  await multiple.fill('3');
  for (const typed of ['2,5', '2.5', '1,000', '1.000']) {
    await multiple.fill(typed);
    await expect.element(multiple).toHaveAttribute('aria-invalid', 'true');
    await userEvent.tab();
    await expect.element(multiple).toHaveValue('3');
  }
});

test('arrow keys go through a row and on to the next, and a digit that is typed is pressed', async () => {
  await open('back2-straight');
  await key(plays.rows.tens, '0').click();
  await userEvent.keyboard('{ArrowRight}{ArrowRight} {ArrowDown}5');
  await expect.element(key(plays.rows.tens, '2')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(key(plays.rows.ones, '5')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(key(plays.rows.ones, '2')).toHaveFocus();
});

test('pasted lines say which of them are wrong, lead there, and can be bet on without them', async () => {
  await open('back3-lines');
  const area = page.getByLabelText(words.lines.label);
  await area.fill('123\n45\n6x7\n123\n890');
  await expect.element(page.getByText(filled(words.lines.faulty_other, { lines: 3 }))).toBeVisible();
  await page.getByRole('button', { name: words.fault.foreign, exact: false }).click();
  const field = area.element() as HTMLTextAreaElement;
  expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe('6x7');
  await page.getByRole('button', { name: words.lines.takeOut }).click();
  await expect.element(area).toHaveValue('123\n890');
  await expect.element(page.getByText(filled(words.lines.good_other, { lines: 2 }))).toBeVisible();
  await expect.element(button(words.bar.add)).toBeEnabled();
});

test('thousands of lines are pasted at once where the cursor stands', async () => {
  await open('back3-lines');
  const area = page.getByLabelText(words.lines.label);
  await area.fill('123\n');
  const clipboardData = new DataTransfer();
  const numbers = Array.from({ length: 1000 }, (_, at) => String(at).padStart(3, '0'));
  clipboardData.setData('text/plain', [...numbers, ...numbers].join('\r\n'));
  area
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  await expect.element(page.getByText(filled(words.lines.faulty_other, { lines: '1,001' }))).toBeVisible();
  await page.getByRole('button', { name: words.lines.takeOut }).click();
  await expect.element(page.getByText(filled(words.lines.good_other, { lines: '1,000' }))).toBeVisible();
});

test('lines of several plays add up on the slip, following draws multiply it, and a reload finds it again', async () => {
  await open('back2-straight', { device: 'desktop' });
  await pickTwoUnits();
  await button(words.bar.add).click();
  await page.getByRole('button', { name: plays.names.sum_tail, exact: true }).first().click();
  await key(plays.rows.sum_tail, '3').click();
  await button(words.bar.add).click();
  await expect.element(total()).toHaveTextContent('฿6.00');
  await page.getByRole('checkbox', { name: words.trace.title, exact: false }).click();
  await button(filled(words.trace.drawsCount_other, { count: 5 })).click();
  await page.getByText(words.trace.doubling, { exact: true }).click();
  // 1 + 2 + 4 + 8 + 16 times.
  await expect.element(total()).toHaveTextContent('฿186.00');
  await open('back2-straight', { device: 'desktop' });
  await expect.element(total()).toHaveTextContent('฿186.00');
});

test('a slip is bought once however often it is pressed, and is followed to its result', async () => {
  await reviewed();
  portal.answer(placeSlip, { slipId: SLIP.id, stake: '4.00', balance: '996.00' });
  portal.answer(showSlip, { slip: SLIP, lines: [], cancellable: [] });
  const release = portal.holdBack(placeSlip);
  const buy = button(filled(words.review.buy, { stake: '฿4.00' }));
  await buy.click();
  await expect.element(buy).toHaveAttribute('aria-busy', 'true');
  await buy.click({ force: true });
  release();
  await expect.element(page.getByText(words.placed.open)).toBeVisible();
  const [sent, ...more] = portal.sent(placeSlip);
  expect(more).toEqual([]);
  expect(sent).toMatchObject({
    gameCode: 'SSC_1M',
    lines: [
      {
        play: 'back2-straight',
        selection: '12|3',
        moneyUnit: '1',
        multiple: 1,
        mode: 1800,
        prices: ['180.00'],
      },
    ],
    draws: [{ numero: '202611220001', multiple: 1 }],
    stake: '4.00',
  });
});

test('a price that has changed is shown before and after, and bought only once it is accepted', async () => {
  await reviewed();
  portal.refuse(placeSlip, 'price_changed', {
    lines: [{ line: 1, numero: '202611220001', prices: ['170.00'], half: [] }],
  });
  portal.answer(
    lotteryTable,
    termsOf({ prices: [{ play: 'back2-straight', tier: 'win', price: '170.00' }] }),
  );
  await button(filled(words.review.buy, { stake: '฿4.00' })).click();
  const changed = page.getByRole('region', { name: words.changed.title });
  await expect.element(changed.getByText('180.00', { exact: true })).toBeVisible();
  await expect.element(changed.getByText('170.00', { exact: true })).toBeVisible();
  await button(words.changed.accept).click();
  portal.answer(placeSlip, { slipId: SLIP.id, stake: '4.00', balance: '996.00' });
  portal.answer(showSlip, { slip: SLIP, lines: [], cancellable: [] });
  await button(filled(words.review.buy, { stake: '฿4.00' })).click();
  await expect.element(page.getByText(words.placed.open)).toBeVisible();
  expect(portal.sent(placeSlip).map((body) => body?.lines[0]?.prices)).toEqual([['180.00'], ['170.00']]);
});

test('a draw that has closed leaves the slip whole, and it goes to the next one by a press alone', async () => {
  await reviewed();
  portal.refuse(placeSlip, 'draw_closed', { numeros: ['202611220001'] });
  portal.answer(openedNumeros, drawsFrom(Date.now() + 10 * MINUTE_MS, 2));
  await button(filled(words.review.buy, { stake: '฿4.00' })).click();
  await expect.element(page.getByText(filled(words.refused.next, { numero: '202611220002' }))).toBeVisible();
  await expect.element(button(filled(words.review.buy, { stake: '฿4.00' }))).not.toBeInTheDocument();
  await button(filled(moved.yes, { to: '0002' })).click();
  await expect.element(button(filled(words.review.buy, { stake: '฿4.00' }))).toBeEnabled();
});

const SLIP = {
  id: '00000000-0000-7000-8000-000000000001',
  gameCode: 'SSC_1M',
  gameName: 'SSC',
  placedAt: '2026-11-22T10:00:00.000Z',
  stake: '4.00',
  payout: '0.00',
  refunded: '0.00',
  lines: 1,
  units: 1,
  draws: 1,
  firstNumero: '202611220001',
  lastNumero: '202611220001',
  openDraws: 1,
  state: 'open',
  stopsOnWin: false,
  stoppedAt: null,
} as const;

async function open(play: string, options: Options = {}) {
  await show(<Table opening={play} />, options);
  await expect.element(page.getByRole('region', { name: words.outlook.title })).toBeVisible();
}

/** In the place of the page, which keeps the play in its address. */
function Table({ opening }: { opening: string }) {
  const [playType, setPlayType] = useState<string | undefined>(opening);
  return <LotteryTable game={TERMS.game} playType={playType} onPlayType={setPlayType} />;
}

async function pickTwoUnits() {
  await key(plays.rows.tens, '1').click();
  await key(plays.rows.tens, '2').click();
  await key(plays.rows.ones, '3').click();
}

async function reviewed() {
  await open('back2-straight');
  await pickTwoUnits();
  await button(words.bar.buy).click();
  await expect.element(button(filled(words.review.buy, { stake: '฿4.00' }))).toBeEnabled();
}

function key(row: string, value: string) {
  return button(filled(words.row.key, { row, value }));
}

function quick(row: string, name: string) {
  return button(filled(words.row.quickKey, { row, key: name }));
}

function button(name: string) {
  return page.getByRole('button', { name, exact: true });
}

function total() {
  return page.getByText(/^฿[\d,]+\.\d\d$/).last();
}

/** Twenty draws, a minute apart. */
function drawsFrom(firstMs: number, number = 1) {
  return {
    now: new Date().toISOString(),
    draws: Array.from({ length: 20 }, (_, at) => ({
      gameCode: 'SSC_1M',
      numero: `20261122${String(number + at).padStart(4, '0')}`,
      closesAt: new Date(firstMs + at * MINUTE_MS).toISOString(),
      drawsAt: new Date(firstMs + at * MINUTE_MS + 5000).toISOString(),
    })),
  };
}
