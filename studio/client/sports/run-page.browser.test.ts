import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeFinds } from '../shared/axe.fixture.ts';
import { NoConnection, Refused } from '../shared/studio-calls.ts';
import { wear } from '../shared/wear.fixture.ts';
import { type FakeBook, fakeBook, SEASON } from './fake-book.fixture.ts';
import { runPage } from './run-page.ts';
import css from './style/sports.css?inline';

const real = window.WebSocket;
/** Takes the page that is shown away, with all it has left behind. */
let left = () => {};

async function show(
  how: { language?: 'TH' | 'EN'; place?: string; rounds?: number; width?: number; season?: boolean } = {},
): Promise<FakeBook & { again(): void }> {
  left();
  await page.viewport(how.width ?? 360, 640);
  localStorage.removeItem('lanna-sports-sanam-football');
  const address = window.location.href;
  wear(css);
  const host = document.createElement('div');
  host.id = 'host';
  document.body.append(host);
  const book = fakeBook(how.rounds ?? 2, { language: how.language ?? 'TH', season: how.season ?? false });
  const { studio, session } = book;
  let running = runPage({ host, studio, session, token: 'token', place: how.place ?? '' });
  left = () => {
    left = () => {};
    running.close();
    host.remove();
    for (const dialog of document.querySelectorAll('dialog')) dialog.remove();
    Object.assign(window, { WebSocket: real });
    window.history.replaceState(null, '', address);
  };
  onTestFinished(() => left());
  running.open();
  const again = () => {
    running.close();
    running = runPage({ host, studio, session, token: 'token', place: window.location.search.slice(1) });
    running.open();
  };
  return { ...book, again };
}

const price = (fixture: string, market: string, selection: string) =>
  page.elementLocator(
    find(`[data-fixture="${fixture}"][data-market^="${market}"][data-selection="${selection}"]`),
  );
const find = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`${selector} is not there`);
  return found;
};
/** The first price in red that is on the page. */
async function redPrice(): Promise<HTMLElement> {
  await expect.poll(() => document.querySelector('button.price[data-red]')).not.toBeNull();
  return find('button.price[data-red]');
}
const amount = () => page.getByLabelText(/จำนวนเงิน|อยากชนะ|Amount/);
const place = () => page.getByRole('button', { name: /^วางเดิมพัน/ });

test('a negative price stakes its risk: what is typed is the win, and what is sent is what may be lost', async () => {
  const book = await show();
  const red = await redPrice();
  expect(red.getAttribute('aria-label')).toContain('น้ำแดง');
  expect(red.textContent).toMatch(/แดง−0\.\d+/);
  red.click();
  await amount().fill('100');
  await expect.element(page.getByText('ชนะได้')).toBeVisible();
  const odds = Number(/−(0\.\d+)/.exec(red.textContent ?? '')?.[1]);
  await place().click();
  await expect.element(page.getByText(/หักเงิน ฿/)).toBeVisible();
  const sent = book.placed[0];
  expect(Number(sent?.stake)).toBeGreaterThan(100 * odds - 0.2);
  expect(Number(sent?.stake)).toBeLessThan(100 * odds + 0.02);
  expect(sent).toMatchObject({ type: 'single', oddsStyle: 'malay', priceChoice: 'better' });
});

test('the slip lies over no price that was pressed, and takes its room from the list', async () => {
  await show();
  await redPrice();
  const prices = [...document.querySelectorAll<HTMLElement>('button.price')];
  const lowest = prices.filter((one) => one.getBoundingClientRect().bottom < 640).at(-1);
  if (!lowest) throw new Error('no price on the screen');
  lowest.click();
  const { market, selection, fixture } = lowest.dataset;
  await expect
    .poll(() => {
      const pressed = find(
        `button.price[data-fixture="${fixture}"][data-market="${market}"][data-selection="${selection}"]`,
      ).getBoundingClientRect();
      const slip = find('.slip').getBoundingClientRect();
      return slip.height > 200 && pressed.bottom <= slip.top && pressed.top >= 48;
    })
    .toBe(true);
});

test('a price that changed comes back with old and new, nothing is taken, and the next press takes the new one', async () => {
  const book = await show();
  const red = await redPrice();
  const { fixture = '', market = '', selection = '' } = red.dataset;
  red.click();
  await amount().fill('50');
  const old = book.marketOf(fixture, market).prices.find((one) => one.selection === selection)?.odds ?? 0;
  const leg = { fixture, market, selection, old, now: old - 50, version: 2 };
  book.refuseNext(new Refused('price_changed', { legs: [leg] }));
  await place().click();
  await expect.element(page.getByText('ราคาเปลี่ยนแล้ว', { exact: true })).toBeVisible();
  await expect.element(page.getByText(/ยังไม่ได้หักเงิน/).first()).toBeVisible();
  await expect.element(page.getByText(/^เดิม −/)).toBeVisible();
  expect(book.placed).toEqual([]);
  await page.getByRole('button', { name: /^รับราคาใหม่/ }).click();
  await expect.poll(() => book.placed.length).toBe(1);
  expect(book.placed[0]?.legs[0]).toMatchObject({ odds: old - 50, version: 2 });
});

test('an attempt without an answer is sent again as the same slip', async () => {
  const book = await show();
  (await redPrice()).click();
  await amount().fill('20');
  const keys: string[] = [];
  const { place: send } = book.studio;
  book.studio.place = async (request) => {
    keys.push(request.idempotencyKey);
    if (keys.length === 1) throw new NoConnection('place');
    return send(request);
  };
  await place().click();
  await expect.element(page.getByText(/ไม่หักซ้ำ/)).toBeVisible();
  await place().click();
  await expect.poll(() => book.placed.length).toBe(1);
  expect(new Set(keys).size).toBe(1);
});

test('สเต็ป takes one leg of a match; the slip outlives a reload', async () => {
  const book = await show();
  await redPrice();
  const [one, other] = book.fixtures.map(({ id }) => id);
  await price(one ?? '', 'handicap/full', 'home').click();
  await page.getByRole('button', { name: 'สเต็ป' }).click();
  await expect.element(page.getByText(/อย่างน้อย 2 คู่/)).toBeVisible();
  await price(other ?? '', 'totals/full', 'over').click();
  await price(other ?? '', 'totals/full', 'under').click();
  await amount().fill('50');
  book.again();
  await page.getByRole('button', { name: /เปิดโพย, 2 คู่/ }).click();
  await expect.element(amount()).toHaveValue('50');
  await place().click();
  await expect.poll(() => book.placed.length).toBe(1);
  const sent = book.placed[0];
  expect(sent?.legs.map(({ fixture, selection }) => [fixture, selection])).toEqual([
    [one, 'home'],
    [other, 'under'],
  ]);
  expect(sent).toMatchObject({ type: 'parlay', stake: '50.00', sizes: [] });
});

test('prices that move are marked, and the slip says old and new before it is sent', async () => {
  const book = await show();
  const red = await redPrice();
  const { fixture = '', market = '', selection = '' } = red.dataset;
  red.click();
  const before = book.marketOf(fixture, market);
  const prices = before.prices.map((one) => ({
    ...one,
    odds: one.selection === selection ? one.odds + 40 : one.odds,
    version: 2,
  }));
  book.change(fixture, [{ ...before, prices }]);
  await expect
    .poll(
      () =>
        find(`[data-fixture="${fixture}"][data-market="${market}"][data-selection="${selection}"]`).dataset[
          'way'
        ],
    )
    .toBe('up');
  await expect.element(page.getByText(/^เดิม −.* → ใหม่ −/)).toBeVisible();
  book.change(fixture, [{ ...before, prices, state: 'suspended' }], 'suspended');
  await expect.element(page.getByText('หยุดรับชั่วคราว').first()).toBeVisible();
});

test('the address keeps the place: a match, a step back, a reload', async () => {
  const book = await show({ language: 'EN', width: 1280 });
  await redPrice().catch(() => undefined);
  await page
    .getByRole('button', { name: /All prices of this match/ })
    .first()
    .click();
  await expect.element(page.getByText('Correct score', { exact: true })).toBeVisible();
  expect(window.location.search).toContain('page=event');
  book.again();
  await expect.element(page.getByText('Correct score', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect.element(page.getByRole('searchbox')).toBeVisible();
});

test('a thousand matches scroll with few of them on the page', async () => {
  await show({ rounds: 125 });
  await redPrice();
  // The page draws what it kept first, and all thousand once they have come: the part that scrolls may be another one then.
  const scroller = () => find('.scroller');
  await expect.poll(() => scroller().scrollHeight, { timeout: 20_000 }).toBeGreaterThan(1000 * 160);
  expect(document.querySelectorAll('[data-row]').length).toBeLessThan(20);
  scroller().scrollTop = scroller().scrollHeight;
  await expect.poll(() => document.querySelectorAll('[data-row]').length).toBeGreaterThan(2);
  expect(document.querySelectorAll('[data-row]').length).toBeLessThan(20);
});

test('own slips show what became of each leg, in words and signs', async () => {
  const book = await show();
  (await redPrice()).click();
  await amount().fill('100');
  await place().click();
  await page.getByRole('button', { name: 'ดูโพยของฉัน' }).click();
  await expect.element(page.getByText('รอผล', { exact: true }).first()).toBeVisible();
  const [sent] = book.placed;
  const [leg] = sent?.legs ?? [];
  const fixture = book.fixtures.find(({ id }) => id === leg?.fixture);
  if (!leg || !fixture) throw new Error('nothing was placed');
  const goals = { half: { home: 0, away: 0 }, full: { home: 1, away: 1 } };
  const result = { goals, firstGoal: 'home', lastGoal: 'away', corners: null, cards: null } as const;
  book.settle(0, {
    ...{ state: 'settled', paid: '150.00' },
    legs: [
      {
        ...{ fixture, market: leg.market, selection: leg.selection, odds: leg.odds },
        ...{
          outcome: 'half_won',
          by: 'result',
          resultVersion: 1,
          end: { state: 'finished', result },
          mistake: { shown: 20_000, truth: 2000, reason: 'พิมพ์จุดผิด' },
        },
      },
    ],
  });
  await page.getByRole('button', { name: 'จบแล้ว' }).click();
  await expect.element(page.getByText('ได้ครึ่ง')).toBeVisible();
  await expect.element(page.getByText(/พิมพ์จุดผิด/)).toBeVisible();
  await expect.element(page.getByText('1–1')).toBeVisible();
  await expect.element(page.getByText('฿150.00')).toBeVisible();
  await page.getByRole('button', { name: 'โพยเป็นภาพ' }).click();
  const picture = page.getByRole('img', { name: /^ภาพโพย เต็ง/ });
  await expect.element(picture).toBeVisible();
  expect((picture.element() as HTMLImageElement).naturalHeight).toBeGreaterThan(200);
});

test('nothing on, no answer and a broken line each say what that means and what to do', async () => {
  const book = await show();
  await page.getByRole('button', { name: 'ล่วงหน้า' }).click();
  await expect.element(page.getByText(/ยังไม่มีคู่ล่วงหน้า/)).toBeVisible();
  book.failLists(true);
  await page.getByRole('button', { name: 'วันนี้' }).first().click();
  await expect.element(page.getByText(/โหลดไม่สำเร็จ/)).toBeVisible();
  book.failLists(false);
  await page.getByRole('button', { name: 'ลองใหม่' }).click();
  await redPrice();
  book.breakLine();
  await expect.element(page.getByText(/สัญญาณขาด/)).toBeVisible();
});

test.each(['', 'page=slips', 'page=results', 'page=rules'])(
  'every button of ?%s has a name',
  async (place) => {
    await show({ place });
    await expect.poll(() => document.querySelectorAll('.main *').length).toBeGreaterThan(3);
    const nameless = [...document.querySelectorAll('#host button')].filter(
      (button) => !(button.getAttribute('aria-label') ?? button.textContent)?.trim(),
    );
    expect(nameless).toEqual([]);
  },
);

test('axe finds nothing on any view, nor on a slip', async () => {
  const { fixtures } = await show();
  const event = `page=event&fixture=${fixtures[0]?.id ?? ''}`;
  for (const place of ['', 'page=early', event, 'page=slips', 'page=results', 'page=rules']) {
    await show({ place });
    await expect.poll(() => document.querySelectorAll('.main *').length).toBeGreaterThan(3);
    if (place === '') (await redPrice()).click();
    expect(await axeFinds('#host'), place).toEqual([]);
  }
});

test('the keyboard presses a price and keeps it under the focus', async () => {
  await show();
  const red = await redPrice();
  red.focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement?.getAttribute('aria-pressed')).toBe('true');
});

test('outrights show who can be backed, the likeliest first, until when; one is placed by its name, and its page has all prices', async () => {
  const book = await show({ place: 'page=outrights', season: true });
  await expect.element(page.getByRole('heading', { name: 'ล้านนาลีก ฤดูกาล 0007' })).toBeVisible();
  await expect.element(page.getByText(/^ปิดรับใน 39:/)).toBeVisible();
  expect(document.querySelectorAll('.outright button.price')).toHaveLength(6);
  const figures = [...document.querySelectorAll('.outright .figure')].map(({ textContent }) =>
    Number(textContent),
  );
  expect(figures).toEqual(figures.toSorted((one, other) => one - other));
  expect(await axeFinds('#host')).toEqual([]);
  const naga = page.getByRole('button', { name: /^นาคราช, / });
  await naga.click();
  await amount().fill('100');
  await expect.element(page.getByText(/แชมป์ · ล้านนาลีก ฤดูกาล 0007/)).toBeVisible();
  book.again();
  await page.getByRole('button', { name: /^เปิดโพย, 1/ }).click();
  await expect.element(page.getByText(/แชมป์ · ล้านนาลีก ฤดูกาล 0007/)).toBeVisible();
  await place().click();
  await expect
    .poll(() => book.placed[0]?.legs[0])
    .toMatchObject({ market: 'outright/full', selection: 'naga' });
  await page.getByRole('button', { name: /^ดูราคาทั้งหมด/ }).click();
  await expect.element(page.getByText('จบใน 3 อันดับแรก')).toBeVisible();
  expect(document.querySelectorAll('.event-body button.price').length).toBeGreaterThan(20);
  expect(await axeFinds('#host')).toEqual([]);
  // A round has kicked off.
  book.change(SEASON, [], 'suspended');
  await expect.element(page.getByText(/^กำลังแข่งอยู่หนึ่งนัด/)).toBeVisible();
});

test('the rules page shows the margins in force and since when', async () => {
  await show({ place: 'page=rules', language: 'EN' });
  await expect.element(page.getByText(/^In force for new prices since/)).toBeVisible();
  const rows = [...document.querySelectorAll('.rules tr')].map(({ textContent }) => textContent);
  expect(rows).toEqual(expect.arrayContaining(['Match result (1X2)4%', 'Outrights14%']));
});

test('a list is searched by team, and what was marked with the star is found by itself', async () => {
  await show();
  await redPrice();
  const rows = () => document.querySelectorAll('[data-row]').length;
  await page.getByRole('searchbox').fill('ช้างเผือก');
  // Each team plays once a round.
  await expect.poll(rows).toBe(2);
  expect(window.location.search).toContain('search=');
  find('[data-row] [data-act=star]').click();
  await page.getByRole('searchbox').fill('ไม่มีทีมนี้');
  await expect.element(page.getByText(/ไม่พบทีมหรือลีก/)).toBeVisible();
  await page.getByRole('searchbox').fill('');
  find('[data-choice=favourites]').click();
  await expect.poll(rows).toBe(1);
  find('[data-row] [data-act=star]').click();
  find('[data-choice=favourites]').click();
  await expect.poll(rows).toBeGreaterThan(1);
});
