import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { HandShown, RoomState, RoomsSession } from '../../room-api.ts';
import { NoAnswer } from '../shared/ask-calls.ts';
import { axeFinds } from '../shared/axe.fixture.ts';
import { openGame } from './games/pok-deng/open-game.ts';
import { openPage } from './open-page.fixture.ts';
import type { PageStudio } from './run-page.ts';

const SESSION: RoomsSession = {
  ...{
    gameCode: 'wong-pok-deng',
    play: 'pok-deng',
    ruleVersion: 'pok-deng-1',
    bidding: false,
    gameName: { TH: 'ป๊อกเด้ง', EN: 'Pok Deng' },
    demo: false,
  },
  ...{ currency: 'THB', symbol: '฿', language: 'EN', lobbyUrl: `${window.location.origin}/pvp` },
  ...{ balance: '1000.00', place: 'pd-10', friendTables: false, opensLate: false },
  rooms: [
    {
      code: 'pd-1',
      base: '1.00',
      leastBalance: '5.00',
      tables: 1,
      players: 3,
      freeSeats: 6,
      waiting: 0,
      stopped: false,
    },
    {
      code: 'pd-10',
      base: '10.00',
      leastBalance: '50.00',
      tables: 0,
      players: 0,
      freeSeats: 0,
      waiting: 0,
      stopped: true,
    },
    {
      code: 'pd-500',
      base: '500.00',
      leastBalance: '2500.00',
      tables: 0,
      players: 0,
      freeSeats: 0,
      waiting: 0,
      stopped: false,
    },
  ],
};
const HAND: HandShown = {
  ...{ id: '0193a3f0-0000-7000-8000-000000000001', number: 7, state: 'playing', phase: 'seats', dealer: 2 },
  ...{
    seats: [1, 2, 3],
    acting: [1, 3],
    dueAt: null,
    linkBefore: 'a'.repeat(64),
    seeds: [],
    voidReason: null,
  },
  results: null,
  hands: [
    { seat: 3, count: 2, cards: null, acted: false, compared: false },
    { seat: 1, count: 2, cards: ['AS', '2H'], acted: false, compared: false },
    { seat: 2, count: 2, cards: null, acted: false, compared: false },
  ],
};
const STATE: RoomState = {
  table: { code: 'pd-10-1', room: 'pd-10', base: '10.00', opensLate: false },
  seats: [
    { seat: 1, name: 'me***me', strategy: false, state: 'ready', bid: 0 },
    { seat: 2, name: 'so***ai', strategy: false, state: 'ready', bid: 0 },
    { seat: 3, name: 'ma***99', strategy: false, state: 'away', bid: 0 },
  ],
  ...{ bank: null, status: 'open', waiting: null, startsAt: null, hand: HAND },
  own: {
    seat: 1,
    balance: '950.00',
    ready: false,
    resting: null,
    reserve: '50.00',
    open: true,
    leaving: false,
    bankMs: 30_000,
  },
};

async function show(session: Partial<RoomsSession> = {}, studio: Partial<PageStudio> = {}) {
  const table = await openPage(openGame(), { ...SESSION, ...session }, studio);
  return { ...table, whole: (state: Partial<RoomState> = {}) => table.whole({ ...STATE, ...state }) };
}

const status = () => page.getByRole('status');
const says = (text: RegExp) => expect.poll(() => status().element().textContent).toMatch(text);
test('a hand is committed to, opened, played and paid as the page shows it', async () => {
  const table = await show();
  table.whole({ hand: null, waiting: 'players', own: { ...STATE.own, reserve: null } });
  await says(/Waiting for another player/);
  const commitment = table.sent.find((one) => one.t === 'commit')?.commitment ?? '';
  expect(commitment).toMatch(/^[0-9a-f]{64}$/);
  const opening: HandShown = { ...HAND, state: 'opening', phase: null, hands: [], acting: [] };
  table.part({ hand: { ...opening, seeds: [{ seat: 1, commitment, opened: false }] } });
  const opened = table.sent.filter((one) => one.t === 'open');
  expect(opened).toHaveLength(1);
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(opened[0]?.seed));
  expect([...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')).toBe(
    commitment,
  );
  table.part({ hand: { ...HAND, dueAt: new Date(Date.now() + 9_500).toISOString() } });
  await says(/Your turn: \d+ seconds/);
  await expect.element(page.getByRole('img', { name: 'A♠ 2♥ 3 points' })).toBeVisible();
  await expect.element(page.getByRole('img', { name: '2 cards face down' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Draw' }).click();
  expect(table.sent.at(-1)).toEqual({ t: 'move', hand: HAND.id, move: 'draw' });
  table.part({
    hand: {
      ...{ ...HAND, state: 'settled', phase: 'ended', acting: [] },
      hands: HAND.hands.map((hand) => ({
        ...hand,
        cards: hand.seat === 1 ? ['AS', '2H', '5D'] : ['2C', '3C'],
      })),
      results: [
        { seat: 1, won: '10.00', rake: '0.30', net: '9.70' },
        { seat: 2, won: '-10.00', rake: '0.00', net: '-10.00' },
        { seat: 3, won: '0.00', rake: '0.00', net: '0.00' },
      ],
    },
  });
  await says(/^Won ฿9.70, rake of ฿0.30 already taken/);
});

test('the dealer compares the seats that were pressed, by keyboard too', async () => {
  const table = await show();
  table.whole({ hand: { ...HAND, dealer: 1, phase: 'dealer', acting: [1] } });
  await page.getByRole('button', { name: /^Compare with seat so\*\*\*ai first/ }).click();
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  expect(table.sent.at(-1)).toEqual({ t: 'move', hand: HAND.id, move: 'compare', seats: [2] });
  await userEvent.keyboard('s');
  expect(table.sent.at(-1)).toEqual({ t: 'move', hand: HAND.id, move: 'stand' });
});

test('a part that was missed is asked for again as the whole', async () => {
  const table = await show();
  table.whole();
  table.skip();
  table.part({ status: 'stopped' });
  expect(table.sent.at(-1)).toEqual({ t: 'resync' });
  table.whole({ status: 'stopped', hand: null });
  await says(/This room has been paused/);
});

test('who sits out is told why, commits to nothing, and plays on when pressed', async () => {
  const table = await show();
  table.whole({ hand: null, waiting: 'players', own: { ...STATE.own, resting: 'not_enough_money' } });
  await says(/Nothing was taken/);
  expect(table.sent).toEqual([]);
  await page.getByRole('button', { name: 'Play on' }).click();
  expect(table.sent.map(({ t }) => t)).toEqual(['commit']);
});

test('who stands up in a hand is told what becomes of it first', async () => {
  const table = await show();
  table.whole();
  await page.getByRole('button', { name: 'Stand up' }).click();
  await expect.element(page.getByText(/฿50.00 set aside/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Stay seated' }).click();
  expect(table.sent.some(({ t }) => t === 'leave')).toBe(false);
});

test('a seat that another device has taken says so, and what it means for the money', async () => {
  const table = await show();
  table.whole();
  table.frame({ t: 'left', code: 'seat_taken_over' });
  await expect.element(page.getByText('no money moved', { exact: false })).toBeVisible();
});

test('the rooms say who sits there; one that is closed, or costs more than there is, cannot be entered', async () => {
  const table = await show({ place: null });
  await expect.element(page.getByText('3 seated · 6 seats free')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /Base stake ฿10.00/ })).toBeDisabled();
  await expect.element(page.getByRole('button', { name: /Base stake ฿500.00/ })).toBeDisabled();
  await page.getByRole('button', { name: /Base stake ฿1.00/ }).click();
  table.whole();
  await expect.element(page.getByRole('button', { name: 'Draw' })).toBeVisible();
});

test('practice says on the table that no money is in it; the rules stand on one sheet', async () => {
  const table = await show({ demo: true });
  table.whole();
  await expect.element(page.getByText('Practice · no real money')).toBeVisible();
  await page.getByRole('button', { name: 'Rules of the table' }).click();
  await expect.element(page.getByText(/3 % of a net win, ฿30.00 a hand at the most/)).toBeVisible();
});

test('everything fits 360 pixels, with nine seated and cards that can be read', async () => {
  const table = await show({ language: 'TH' });
  const seats = Array.from({ length: 9 }, (_, at) => at + 1);
  table.whole({
    seats: seats.map((seat) => ({ seat, name: `ab***0${seat}`, strategy: false, state: 'ready', bid: 0 })),
    hand: {
      ...HAND,
      seats,
      hands: seats.map((seat) => ({
        ...{ seat, count: 3, acted: true, compared: false },
        cards: seat === 1 ? ['TS', 'JH', 'QD'] : null,
      })),
    },
  });
  await expect.element(page.getByRole('button', { name: 'จั่ว' })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  const own = document.querySelector('.cards.large');
  expect(own?.scrollWidth ?? 999).toBeLessThanOrEqual(340);
  expect(own?.querySelector('svg')?.getBoundingClientRect().width).toBeGreaterThan(60);
});

test('between two hands the page says that the next one is prepared, not that a player is missing', async () => {
  const table = await show();
  const settled: HandShown = {
    ...{ ...HAND, state: 'settled', phase: 'ended', acting: [] },
    results: [{ seat: 1, won: '10.00', rake: '0.30', net: '9.70' }],
  };
  table.whole({ hand: settled, waiting: 'players' });
  await says(/^Won ฿9.70.* · The next hand is about to begin$/);
});

test('while others may still come into the first hand the page counts down to it, and the sheet says how long', async () => {
  const table = await show();
  const startsAt = new Date(Date.now() + 4_500).toISOString();
  table.whole({ hand: null, waiting: 'gathering', startsAt, own: { ...STATE.own, reserve: null } });
  await says(/^The first hand begins when the count-down ends; others can still sit down$/);
  await expect.poll(() => document.querySelector('.timer')?.textContent).toMatch(/^[45]$/);
  await page.getByRole('button', { name: 'Rules of the table' }).click();
  await expect
    .element(page.getByText(/others have 5 seconds to sit down before the first hand/))
    .toBeVisible();
});

test('once the time to act is over the own bank of time runs, and is marked', async () => {
  const table = await show();
  const over = new Date(Date.now() - 4_000).toISOString();
  table.whole({ hand: { ...HAND, dueAt: over }, own: { ...STATE.own, bankMs: 20_000 } });
  await expect.poll(() => document.querySelector('.timer.bank')?.textContent).toMatch(/^\+1[56]$/);
  table.part({ hand: { ...HAND, dueAt: over, acting: [3] } });
  await expect.poll(() => document.querySelector('.timer')?.className).toBe('timer');
});

test('a phrase or sticker is sent, what others say is shown, and one press hides it', async () => {
  const table = await show();
  table.whole();
  await page.getByRole('button', { name: 'Greet the table' }).click();
  await page.getByRole('button', { name: 'Well played' }).click();
  expect(table.sent.at(-1)).toEqual({ t: 'say', what: 'well_played' });
  // Sooner than a few seconds after it nothing more is sent.
  await page.getByRole('button', { name: 'Greet the table' }).click();
  await page.getByRole('button', { name: 'Lotus' }).click();
  expect(table.sent.filter(({ t }) => t === 'say')).toHaveLength(1);
  table.frame({ t: 'said', seat: 2, what: 'sticker:lotus' });
  await expect.element(page.getByText('so***ai').last()).toBeVisible();
  await expect.poll(() => document.querySelector('.said li')?.textContent).toBe('so***aiLotus');
  await page.getByRole('button', { name: 'Greet the table' }).click();
  await page.getByRole('button', { name: 'Hide what others say' }).click();
  table.frame({ t: 'said', seat: 3, what: 'hello' });
  expect(document.querySelectorAll('.said li')).toHaveLength(0);
  localStorage.clear();
});

test('with the left hand buttons lie on the other side, and the device keeps it', async () => {
  const table = await show();
  table.whole();
  const left = () => page.getByRole('button', { name: 'Draw' }).element().getBoundingClientRect().left;
  const before = left();
  await page.getByRole('button', { name: 'Settings of this page' }).click();
  await page.getByRole('button', { name: /Left-handed/ }).click();
  expect(left()).toBeGreaterThan(before);
  expect(JSON.parse(localStorage.getItem('lanna-rooms-choices') ?? '{}')).toMatchObject({ leftHanded: true });
  localStorage.clear();
});

test('at a full table one waits, is told how many are before, and sits down once a seat is there', async () => {
  const table = await show({ place: 'pd-10-1' });
  table.frame({ t: 'refused', code: 'table_full' });
  await page.getByRole('button', { name: 'Wait for a seat' }).click();
  expect(table.sent.at(-1)?.t).toBe('wait');
  table.frame({ t: 'waiting', before: 2, free: false });
  await says(/2 before you. Nothing was taken/);
  table.frame({ t: 'waiting', before: 0, free: true });
  expect(table.sent.at(-1)?.t).toBe('join');
  table.whole();
  await expect.element(page.getByRole('button', { name: 'Draw' })).toBeVisible();
});

test('a table of friends: its code is shown before one sits down, and a wrong one says what to do', async () => {
  const table = await show(
    { place: null, friendTables: true },
    {
      enterFriends: async () => {
        throw new NoAnswer('code_unknown');
      },
    },
  );
  await page.getByRole('textbox', { name: 'Table code' }).fill('WRONG2');
  await page.getByRole('button', { name: 'Enter' }).click();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(
      'There is no such table code · Check the letters, or ask your friend for a new code: it lasts 30 minutes.',
    );
  await page.getByRole('button', { name: 'Open a table' }).click();
  await expect.element(page.getByText('K7M2QX')).toBeVisible();
  await page.getByRole('button', { name: 'Take a seat' }).click();
  table.whole();
  await expect.element(page.getByRole('button', { name: 'Draw' })).toBeVisible();
});

test('a hand that was played is reported for one of four reasons, and the page says what follows', async () => {
  const reports: unknown[] = [];
  const hand = {
    ...{ id: HAND.id, table: 'pd-10-1', number: 7, state: 'won', dealt: true, cards: ['AS'] },
    ...{ won: '-10.00', rake: '0.00', endedAt: '2026-11-29T12:00:00Z' },
  };
  const table = await show(
    {},
    { hands: async () => ({ hands: [hand] }), report: async (report) => reports.push(report) as never },
  );
  table.whole();
  await page.getByRole('button', { name: 'Past hands' }).click();
  await page.getByRole('button', { name: 'Report this hand' }).click();
  await page.getByRole('button', { name: 'They may be sharing cards' }).click();
  await expect.element(page.getByText(/Your money has not changed/)).toBeVisible();
  expect(reports).toEqual([{ hand: HAND.id, reason: 'shared_cards' }]);
});

test('where cards are opened a day after a hand, the page says so before one sits and on the sheet of the table; the sheet of another table says what holds there', async () => {
  const table = await show({ place: null, opensLate: true });
  await expect.element(page.getByText(/opened 24 hours after the hand/)).toBeVisible();
  await page.getByRole('button', { name: 'Rules of the table' }).click();
  const sheet = page.getByRole('dialog', { name: 'Rules of the table' });
  await expect.element(sheet.getByText(/opened 24 hours after the hand/)).toBeVisible();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: /base stake ฿1.00/i }).click();
  table.whole();
  await page.getByRole('button', { name: 'Rules of the table' }).click();
  await expect.element(sheet.getByText(/at the end of a hand those who sat in it/)).toBeVisible();
});

test('practice gives a hint that can be opened', async () => {
  const practice = await show({ demo: true });
  practice.whole();
  await page.getByRole('button', { name: 'Hint' }).click();
  await says(/3 points are below 4/);
});

test('at a table with money there is no hint', async () => {
  const table = await show();
  table.whole();
  await expect.element(page.getByRole('button', { name: 'Draw' })).toBeVisible();
  expect(page.getByRole('button', { name: 'Hint' }).elements()).toEqual([]);
});

test('who rests between hands takes back the seed of the next one', async () => {
  const table = await show();
  const over: HandShown = { ...HAND, state: 'settled', phase: 'ended', acting: [] };
  table.whole({ hand: over, waiting: 'pause', own: { ...STATE.own, reserve: null, ready: true } });
  await page.getByRole('button', { name: 'Sit out next hand' }).click();
  expect(table.sent.at(-1)).toEqual({ t: 'rest' });
  await expect.element(page.getByRole('button', { name: 'Play on' })).toBeVisible();
});

test('two who have yet to commit are waited for as such, and not as another player', async () => {
  const table = await show();
  table.whole({ hand: null, waiting: 'seeds', own: { ...STATE.own, reserve: null } });
  await says(/Waiting for two seats to lock their seeds/);
});

test('settings, greetings and the tables of friends have nothing that axe finds', async () => {
  const table = await show({ place: null, friendTables: true, language: 'TH' });
  expect(await axeFinds('#host')).toEqual([]);
  await page.getByRole('button', { name: /เดิมพัน ฿1.00/ }).click();
  table.whole();
  await page.getByRole('button', { name: 'ทักทายที่โต๊ะ' }).click();
  expect(await axeFinds('body')).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});

test('where the bank is bid for the page says who has it, offers five or ten hands, and the sheet says how', async () => {
  const { sent, whole } = await openPage(openGame(), { ...SESSION, bidding: true });
  const seats = STATE.seats.map((seat) => ({ ...seat, bid: seat.seat === 3 ? 5 : 0 }));
  whole({ ...STATE, seats, bank: { seat: 2, left: 4 } });
  await expect.element(page.getByText('so***ai deals 4 more hands. ma***99 offers 5.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'No bid' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: '10 hands' }).click();
  expect(sent.at(-1)).toEqual({ t: 'bid', rounds: 10 });
  expect(await axeFinds('#host')).toEqual([]);
  await page.getByRole('button', { name: 'Rules of the table' }).click();
  await expect.element(page.getByText(/higher bid has the bank/)).toBeVisible();
  // The hands that decide are drawn, each with its name.
  await expect.element(page.getByText('Trips · 5 × deng')).toBeVisible();
  expect(document.body.textContent).not.toContain('The dealer changes each hand');
});
