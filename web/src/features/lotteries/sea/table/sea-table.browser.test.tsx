import { nearNumeros } from '@lanna/contract/lotteries/draws/draws';
import { lotteryTable } from '@lanna/contract/lotteries/lottery/games';
import { placeSlip } from '@lanna/contract/lotteries/lottery/slips';
import { balance } from '@lanna/contract/people/members/members';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { startSession } from '../../../../api/session.ts';
import { show } from '../../../../testing/show.tsx';
import { type StandInPortal, standInPortal } from '../../../../testing/stand-in-portal.ts';
import { filled, wordsOf } from '../../../../testing/words.ts';
import type { Table } from '../rates/rates.ts';
import { tableOf } from '../table.factory.ts';
import { SeaTable } from './sea-table.tsx';

const [sea, lotteries, refusals] = [wordsOf('sea'), wordsOf('lotteries'), wordsOf('refusals')];
const names = lotteries.plays.names;
const BOUGHT = { slipId: 'slip-1', stake: '100.00', balance: '900.00' };

let portal: StandInPortal;
beforeEach(async () => {
  portal = await standInPortal();
  startSession('t', 0);
  portal.answer(balance, { sumBalance: '1000.00', currency: 'THB' });
  portal.answer(nearNumeros, near(drawNow()));
});

test('a number goes onto the slip of every chosen play when it is full, without another press', async () => {
  await open();
  await press('50');
  await chip(names.tote3).click();
  for (const digit of '123') await key(digit).click();
  await expect.element(row('123', names.top3)).toHaveValue('50');
  await expect.element(row('123', names.tote3)).toHaveValue('50');
  await expect.element(slip().getByRole('button', { name: bet('฿100.00') })).toBeVisible();
});

test('an amount on the slip that can be two is asked back below its number, and the slip is not sent until one is chosen', async () => {
  await open();
  await press('50');
  for (const digit of '123') await key(digit).click();
  await row('123', names.top3).fill('1.500');
  await slip()
    .getByRole('button', { name: bet('฿0.00') })
    .click();
  await expect.element(row('123', names.top3)).toHaveFocus();
  await expect.element(row('123', names.top3)).toHaveAttribute('aria-invalid', 'true');
  expect(portal.sent(placeSlip)).toEqual([]);
  await slip().getByRole('button', { name: '฿1.50', exact: true }).click();
  await expect.element(row('123', names.top3)).toHaveValue('1.50');
  await expect.element(slip().getByRole('button', { name: bet('฿1.50') })).toBeVisible();
});

test('a keyboard types into the same places, and what is left of a number can be erased', async () => {
  await open();
  await page.getByRole('textbox', { name: filled(sea.keypad.label_other, { count: 3 }) }).click();
  await userEvent.keyboard('1234{Backspace}567');
  await expect.element(row('123', names.top3)).toBeVisible();
  await expect.element(row('567', names.top3)).toBeVisible();
  expect(rows()).toHaveLength(2);
});

test('กลับเลข adds all orders, 19 ประตู nineteen numbers, and one press takes them back', async () => {
  await open();
  await toggle(sea.helpers.reverse).click();
  for (const digit of '112') await key(digit).click();
  await expect.poll(() => rows().length).toBe(3);
  await chip2(lotteries.plays.groups.digits2).click();
  await toggle(sea.helpers.nineteen.name).click();
  await key('5').click();
  await expect.poll(() => rows().length).toBe(22);
  await page.getByRole('button', { name: sea.added.undo }).click();
  await expect.poll(() => rows().length).toBe(3);
});

test('a number pressed on the board goes onto the slip, and pressed again it leaves it', async () => {
  await open();
  await chip2(lotteries.plays.groups.digits2).click();
  await page.getByRole('tab', { name: sea.ways.board }).click();
  const number = page.getByRole('button', { name: '07', exact: true });
  await number.click();
  await expect.element(number).toHaveAttribute('aria-pressed', 'true');
  await expect.element(row('07', names.top2)).toBeVisible();
  await number.click();
  expect(rows()).toHaveLength(0);
});

test('closed numbers and those at half rate are marked before anything is sent, and a closed one keeps the slip back', async () => {
  await open({
    numbers: [
      { play: 'top3', number: '123', rule: 'closed' },
      { play: 'top3', number: '456', rule: 'half' },
    ],
  });
  await press('10');
  for (const digit of '123456789') await key(digit).click();
  await expect.element(item('123').getByText(sea.rule.closed)).toBeVisible();
  await expect.element(item('456').getByText(sea.rule.half)).toBeVisible();
  await expect.element(item('456').getByText('฿4,500.00')).toBeVisible();
  await expect.element(item('789').getByText('฿9,000.00')).toBeVisible();
  await place().click();
  expect(portal.sent(placeSlip)).toEqual([]);
  await slip().getByRole('button', { name: sea.slip.removeClosed }).click();
  portal.answer(placeSlip, BOUGHT);
  await place().click();
  await expect.element(slip().getByText(sea.placed.title)).toBeVisible();
  expect(portal.sent(placeSlip)).toMatchObject([
    {
      gameCode: 'THAI_30M',
      draws: [{ numero: '20261122-21', multiple: 1 }],
      stake: '20.00',
      lines: [
        { play: 'top3', selection: '456', moneyUnit: '1', multiple: 10, prices: ['450.00'] },
        { play: 'top3', selection: '789', moneyUnit: '1', multiple: 10, prices: ['900.00'] },
      ],
    },
  ]);
});

test('a written slip shows what it reads and which lines it does not; those stay in the field', async () => {
  await open();
  await page.getByRole('tab', { name: sea.ways.text }).click();
  const field = page.getByRole('textbox', { name: sea.text.label });
  await field.fill('123=50*20\n12345=5\n12 บน 10');
  const fieldErrors = page.getByRole('region', { name: sea.text.faults });
  await expect.element(fieldErrors.getByText(sea.text.fault.length)).toBeVisible();
  await expect.element(fieldErrors.getByText(filled(sea.text.line, { line: 2 }))).toBeVisible();
  await page.getByRole('button', { name: filled(sea.text.add_other, { count: 3 }) }).click();
  await expect.element(field).toHaveValue('12345=5');
  await expect.element(row('123', names.tote3)).toHaveValue('20');
  await expect.element(row('12', names.top2)).toHaveValue('10');
});

test('without an amount the slip is not sent, and the field that lacks it says so and has the focus', async () => {
  await open();
  for (const digit of '123') await key(digit).click();
  await place().click();
  await expect.element(item('123').getByText(sea.amount.fault.missing)).toBeVisible();
  await expect.element(row('123', names.top3)).toHaveFocus();
  expect(portal.sent(placeSlip)).toEqual([]);
});

test('a double press buys one slip; bought, it is empty, and the same can be played again', async () => {
  await open();
  await press('100');
  for (const digit of '123') await key(digit).click();
  portal.answer(placeSlip, BOUGHT);
  const release = portal.holdBack(placeSlip);
  await place().click();
  await place().click({ force: true });
  release();
  await expect.element(slip().getByText(sea.placed.title)).toBeVisible();
  expect(portal.sent(placeSlip)).toHaveLength(1);
  await slip().getByRole('button', { name: sea.placed.again }).click();
  await expect.element(row('123', names.top3)).toHaveValue('100');
});

test('a refused number is marked, nothing is lost, and the refusal says what it means for the money', async () => {
  await open();
  await press('10');
  for (const digit of '123456') await key(digit).click();
  portal.refuse(placeSlip, 'number_closed', {
    line: 1,
    play: 'top3',
    number: '456',
    numbers: [{ line: 1, play: 'top3', number: '456' }],
  });
  await place().click();
  await expect.element(slip().getByText(refusals.number_closed)).toBeVisible();
  await expect.element(slip().getByText(filled(sea.refused.number, { number: '456' }))).toBeVisible();
  expect(rows()).toHaveLength(2);
  await expect.element(item('456').getByText(sea.refused.here)).toBeVisible();
  await expect.element(item('123').getByText(sea.refused.here)).not.toBeInTheDocument();
});

test('a rate that has changed is shown before and after, and nothing is sent before the player agrees', async () => {
  await open();
  await press('10');
  for (const digit of '123') await key(digit).click();
  portal.refuse(placeSlip, 'price_changed', { line: 1 });
  portal.answer(lotteryTable, tableNow({ prices: [{ play: 'top3', tier: 'win', price: '800.00' }] }));
  await place().click();
  const asked = slip().getByText(sea.rateChange.title);
  await expect.element(asked).toBeVisible();
  await place().click();
  expect(portal.sent(placeSlip)).toHaveLength(1);
  await slip().getByRole('button', { name: sea.rateChange.agree }).click();
  portal.answer(placeSlip, BOUGHT);
  await place().click();
  await expect.poll(() => portal.sent(placeSlip).at(-1)?.lines).toMatchObject([{ prices: ['800.00'] }]);
});

test('beside each rate stands the rebate that is left of it, and the slider says the most of them', async () => {
  await open({
    modes: { min: 1800, max: 1801, step: 1, own: 1950 },
    prices: [{ play: 'top2', tier: 'win', price: '98.50' }],
  });
  await page.getByRole('button', { name: sea.rates.title }).click();
  const rebates = (play: string) =>
    page
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: play, exact: true }) })
      .getByText(/%$/);
  // 149 steps lie between 1801 and 1950; of สองตัวบน 98.55 % are paid, and nine steps are left.
  await expect.element(rebates(names.top3)).toHaveTextContent(filled(sea.rates.rebate, { percent: '7.45' }));
  await expect.element(rebates(names.top2)).toHaveTextContent(filled(sea.rates.rebate, { percent: '0.45' }));
  await expect
    .element(page.getByRole('slider', { name: sea.rates.slider, exact: false }))
    .toHaveAttribute('aria-valuetext', filled(sea.rates.rebateUpTo, { percent: '7.45' }));
});

test('the slip is still there when the page is loaded anew', async () => {
  await open();
  await press('20');
  for (const digit of '123') await key(digit).click();
  await expect.poll(() => sessionStorage.getItem('seaSlip.THAI_30M')).toContain('"123"');
});

test('a closed lottery says where its numbers come from and shows no table: why it is closed stands above it, once', async () => {
  portal.answer(
    lotteryTable,
    tableOf({}, 'feed', { code: 'HANOI', family: 'HANOI', type: 'HANOI', closed: 'no_feed', current: null }),
  );
  const { game } = tableOf({}, 'feed', { code: 'HANOI', family: 'HANOI', type: 'HANOI', closed: 'no_feed' });
  await show(<SeaTable game={game} playType={undefined} onPlayType={() => {}} />);
  await expect.element(page.getByText(sea.origin.HANOI.bottom)).toBeVisible();
  await expect.element(page.getByRole('tab')).not.toBeInTheDocument();
});

test('a number of four digits goes onto a Lao slip, typed or written; the house edition says whose draw it is', async () => {
  const lao = { code: 'LAO_15M', family: 'LAO', type: 'LAO' } as const;
  const table = tableNow();
  portal.answer(lotteryTable, { ...table, game: { ...table.game, ...lao } });
  await show(<SeaTable game={{ ...table.game, ...lao }} playType={undefined} onPlayType={() => {}} />, {
    device: 'desktop',
  });
  await expect.element(page.getByText(sea.origin.LAO.bottom)).toBeVisible();
  await chip2(lotteries.plays.groups.digits4).click();
  for (const digit of '1234') await key(digit).click();
  await page.getByRole('tab', { name: sea.ways.text }).click();
  await page.getByRole('textbox', { name: sea.text.label }).fill('4321 บน 20');
  await page.getByRole('button', { name: filled(sea.text.add_other, { count: 1 }) }).click();
  await expect.element(row('1234', names.top4)).toBeVisible();
  await expect.element(row('4321', names.top4)).toBeVisible();
});

test('a slip whose draw has closed is asked about once, and goes to the next draw by a press alone', async () => {
  await open();
  await press('10');
  for (const digit of '123') await key(digit).click();
  await expect.element(place()).toBeVisible();
  const next = { ...drawNow(), numero: '20261122-22' };
  portal.answer(nearNumeros, near(next));
  await open();
  const asked = filled(lotteries.moved.closed, { from: '21', to: '22' });
  await expect.element(slip().getByText(asked)).toBeVisible();
  await expect.element(place()).not.toBeInTheDocument();
  await slip()
    .getByRole('button', { name: filled(lotteries.moved.yes, { to: '22' }) })
    .click();
  await expect.element(slip().getByText(asked)).not.toBeInTheDocument();
  portal.answer(placeSlip, BOUGHT);
  await place().click();
  await expect.poll(() => portal.sent(placeSlip)).toMatchObject([{ draws: [{ numero: '20261122-22' }] }]);
});

test('a stake above the balance is said on the button, which leads to a deposit instead of buying', async () => {
  portal.answer(balance, { sumBalance: '80.00', currency: 'THB' });
  await open();
  await press('100');
  for (const digit of '123') await key(digit).click();
  await expect
    .element(slip().getByRole('link', { name: filled(lotteries.lacking, { amount: '฿20.00' }) }))
    .toHaveAttribute('href', expect.stringContaining('depositv2'));
  await expect.element(place()).not.toBeInTheDocument();
});

test('a stake whose prize is above what is paid is not sent, and the largest that fits is a press away', async () => {
  await open({ largestPrize: '45000.00' });
  await press('100');
  for (const digit of '123') await key(digit).click();
  await place().click();
  expect(portal.sent(placeSlip)).toEqual([]);
  // ฿50 at 900 pay the 45 000 exactly.
  await item('123')
    .getByRole('button', { name: filled(sea.slip.most, { amount: '฿50.00' }) })
    .click();
  await expect.element(row('123', names.top3)).toHaveValue('50');
  portal.answer(placeSlip, BOUGHT);
  await place().click();
  await expect.poll(() => portal.sent(placeSlip)).toMatchObject([{ stake: '50.00' }]);
});

test('a refused prize of several numbers of one line says the largest amount of each that fits', async () => {
  await open();
  await press('100');
  for (const digit of '123456') await key(digit).click();
  portal.refuse(placeSlip, 'prize_too_large', { line: 1, prize: '180000.00', most: '90000.00' });
  await place().click();
  await expect.element(slip().getByText(filled(sea.refused.fits, { amount: '฿50.00' }))).toBeVisible();
});

test('the rates say the least and the most that one number is staked with', async () => {
  await open({ largestPrize: '45000.00' });
  await page.getByRole('button', { name: sea.rates.title }).click();
  await expect
    .element(page.getByText(filled(sea.rates.perNumber, { least: '฿0.01', most: '฿50.00' })).first())
    .toBeVisible();
});

test('once a slip is bought its numbers cannot be taken back any more', async () => {
  await open();
  await press('10');
  for (const digit of '123') await key(digit).click();
  await expect.element(page.getByRole('button', { name: sea.added.undo })).toBeVisible();
  portal.answer(placeSlip, BOUGHT);
  await place().click();
  await expect.element(slip().getByText(sea.placed.title)).toBeVisible();
  await expect.element(page.getByRole('button', { name: sea.added.undo })).not.toBeInTheDocument();
});

test('on a phone all digits stand above the slip bar, and tools are behind one press', async () => {
  portal.answer(lotteryTable, tableNow());
  const { game } = tableNow();
  await page.viewport(360, 740);
  await show(<SeaTable game={game} playType={undefined} onPlayType={() => {}} />, { device: 'phone' });
  await expect.element(chip(names.top3)).toBeVisible();
  await page.getByRole('button', { name: sea.tools }).click();
  await page.getByRole('dialog').getByRole('button', { name: sea.ways.board }).click();
  await expect.element(page.getByRole('button', { name: '007', exact: true })).toBeVisible();
});

async function open(different: Partial<Omit<Table, 'game'>> = {}) {
  portal.answer(lotteryTable, tableNow(different));
  const { game } = tableNow();
  await show(<SeaTable game={game} playType={undefined} onPlayType={() => {}} />, { device: 'desktop' });
  await expect.element(chip(names.top3)).toBeVisible();
}

function near(current: ReturnType<typeof drawNow>) {
  return { now: new Date().toISOString(), previous: null, pending: null, current, next: null };
}

function drawNow() {
  const at = (ms: number) => new Date(Date.now() + ms).toISOString();
  return { gameCode: 'THAI_30M', numero: '20261122-21', closesAt: at(600_000), drawsAt: at(630_000) };
}

function tableNow(different: Partial<Omit<Table, 'game'>> = {}): Table {
  return tableOf(different, 'house', { current: drawNow() });
}

function key(digit: string) {
  return page
    .getByRole('region', { name: sea.ways.keypad })
    .getByRole('button', { name: digit, exact: true });
}

function press(amount: string) {
  return page
    .getByRole('group', { name: sea.amount.quick })
    .first()
    .getByRole('button', { name: amount, exact: true })
    .click();
}

function chip(name: string) {
  return page
    .getByRole('group', { name: sea.plays.several })
    .getByRole('button', { name: new RegExp(`^${name}`) });
}

function chip2(name: string) {
  return page.getByRole('group', { name: sea.plays.digits }).getByText(name, { exact: true });
}

function toggle(name: string) {
  return page.getByRole('button', { name, exact: true });
}

function slip() {
  return page.getByRole('complementary');
}

function row(number: string, play: string) {
  return slip()
    .getByRole('region', { name: play })
    .getByRole('textbox', { name: filled(sea.slip.amountOf, { number }) });
}

function item(number: string) {
  return slip().getByRole('listitem').filter({ hasText: number });
}

function rows() {
  return slip().getByRole('listitem').elements();
}

function bet(amount: string) {
  return filled(sea.slip.place, { amount });
}

function place() {
  return slip().getByRole('button', {
    name: new RegExp(`^${filled(sea.slip.place, { amount: '' }).trim()}`),
  });
}
