import { dummy } from '@lanna/rules/play/rooms/dummy/dummy';
import type { DummyMove, DummyState } from '@lanna/rules/play/rooms/dummy/hand-state';
import { outcomeOf } from '@lanna/rules/play/rooms/hand-receipt';
import { NEW_DECK } from '@lanna/rules/play/rooms/room-deck';
import type { Card } from '@lanna/rules/play/tables/cards';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { HandShown, RoomRequest, RoomState, RoomsSession } from '../../../../room-api.ts';
import { axeFinds } from '../../../shared/axe.fixture.ts';
import { openPage } from '../../open-page.fixture.ts';
import { openGame } from './open-game.ts';

const SESSION: RoomsSession = {
  ...{
    gameCode: 'wong-dummy',
    play: 'dummy',
    ruleVersion: 'dummy-1',
    bidding: false,
    gameName: { TH: 'ดัมมี่', EN: 'Dummy' },
  },
  ...{ demo: false, currency: 'THB', symbol: '฿', language: 'EN', lobbyUrl: `${window.location.origin}/pvp` },
  ...{ balance: '1000.00', place: 'dm-10', friendTables: false, opensLate: false, rooms: [] },
};
const ID = '0193a3f0-0000-7000-8000-000000000001';
const cards = (text: string) => text.split(' ') as Card[];

/** Two seats, the own one first in turn: what lies in hand and stock is written by hand. */
function dealt(own = '7H 8H 2C 2D 2H KS KD 5S 6S 9C JD', stock = 'AS 3D'): DummyState {
  const other = cards('QS JS TS 3C 4C 5C 8D 8C 8S AH 4H');
  const all = [
    ...cards(own).flatMap((card, at) => [card, other[at] as Card]),
    '9H',
    ...cards(stock),
  ] as Card[];
  const rest = NEW_DECK.filter((card) => !all.includes(card));
  return dummy.deal({ base: 1_000_000n, dealer: 2, seats: [1, 2] }, [...all, ...rest]);
}

/** As the server writes it to the own seat, after its way as JSON. */
function shown(state: DummyState): RoomState {
  const isOver = state.phase === 'ended';
  const view = dummy.viewFor(state, 1);
  const hand: HandShown = {
    ...{ id: ID, number: 3, state: isOver ? 'settled' : 'playing', dealer: 2, seats: [1, 2], seeds: [] },
    ...{ phase: view.phase, acting: dummy.seatsToAct(state), dueAt: null, linkBefore: 'a'.repeat(64) },
    ...{ hands: view.hands, more: view.more, voidReason: null },
    results: isOver ? outcomeOf(dummy, state).results : null,
  };
  return JSON.parse(
    JSON.stringify({
      table: { code: 'dm-10-1', room: 'dm-10', base: '10.00', opensLate: false },
      seats: [
        { seat: 1, name: 'me***me', strategy: false, state: 'ready', bid: 0 },
        { seat: 2, name: 'so***ai', strategy: false, state: 'ready', bid: 0 },
      ],
      ...{ bank: null, status: 'open', waiting: null, startsAt: null, hand },
      own: {
        seat: 1,
        balance: '900.00',
        ready: false,
        resting: null,
        reserve: '100.00',
        open: true,
        leaving: false,
        bankMs: 30_000,
      },
    }),
  );
}

async function show(first: DummyState, session: Partial<RoomsSession> = {}) {
  const { sent, whole, frame } = await openPage(openGame(), { ...SESSION, ...session });
  let state = first;
  whole(shown(state));
  return {
    sent,
    frame,
    /** What was sent last is taken, as the server's rules take it; or what another seat does. */
    take(move?: DummyMove) {
      const asked = sent.at(-1);
      const { t: _, hand: __, ...rest } = asked as Extract<RoomRequest, { t: 'move' }>;
      state = dummy.play(state, move ?? (dummy.readMove({ ...rest, seat: 1 }) as DummyMove));
      whole(shown(state));
    },
  };
}

const status = () => page.getByRole('status');
const says = (text: RegExp) => expect.poll(() => status().element().textContent).toMatch(text);
const press = (name: string | RegExp) =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click();
const move = (name: string, rest: object = {}) => ({ t: 'move', hand: ID, move: name, ...rest });

test('a turn is played with the thumb: take with two cards, meld, lay off, discard', async () => {
  const table = await show(dealt('7H 8H 2C 2D 2H KS KD 5S 6H 9C JD', '3D TH'));
  await says(/^Your turn: draw, or choose/);
  await press('9♥ Head card');
  await press('7♥');
  await press('8♥');
  await press('Take');
  expect(table.sent.at(-1)).toEqual(move('take', { card: '9H', cards: ['7H', '8H'] }));
  table.take();
  await says(/^Your turn: choose one card to discard/);
  for (const card of ['2♣ Speto', '2♦', '2♥']) await press(card);
  await press('Meld');
  expect(table.sent.at(-1)).toEqual(move('meld', { cards: ['2C', '2D', '2H'] }));
  table.take();
  await press('6♥');
  await press('Lay off');
  // It fits one meld alone, so nothing is asked.
  expect(table.sent.at(-1)).toEqual(move('lay_off', { meld: 0, cards: ['6H'] }));
  table.take();
  await expect.element(page.getByText('born · 125 points')).toBeVisible();
  await press('J♦');
  await press('Discard');
  expect(table.sent.at(-1)).toEqual(move('discard', { card: 'JD' }));
  table.take();
  await says(/^The turn of so\*\*\*ai/);
});

test('what the rules refuse is said in words and not sent; so is what the server refuses', async () => {
  const table = await show(dealt());
  const before = table.sent.length;
  await press('Take');
  await says(/^Tap the card of the pile/);
  await press('9♥ Head card');
  await press('K♠');
  await press('Take');
  await says(/^Not a meld/);
  expect(table.sent).toHaveLength(before);
  await press('Draw');
  table.take();
  await press('2♦');
  await press('Meld');
  await says(/^You must be born first/);
  await press('K♠');
  await press('Discard');
  await says(/^Choose the one card/);
  await press('Knock');
  await says(/^Not yet/);
  table.frame({ t: 'refused', code: 'move_refused', why: 'keep_one' });
  await says(/^Keep one card/);
});

test('keys play too: draw, sort, discard', async () => {
  const table = await show(dealt());
  await userEvent.keyboard('d');
  expect(table.sent.at(-1)).toEqual(move('draw'));
  table.take();
  await userEvent.keyboard('s');
  await expect.element(page.getByRole('button', { name: 'Sort by suit' })).toBeVisible();
  await press('J♦');
  await userEvent.keyboard('x');
  expect(table.sent.at(-1)).toEqual(move('discard', { card: 'JD' }));
});

test('who may knock is told so, knocks with one press, and sees points, marks and money', async () => {
  const table = await show(dealt('7S 8S 9S 2C 2D 2H KS KD KC TS 6S', 'AD 3D'));
  await press('Draw');
  table.take();
  await expect.poll(() => status().element().textContent).toMatch(/^You can knock now/);
  await userEvent.keyboard('k');
  table.take();
  await expect.poll(() => status().element().textContent).toMatch(/^Won ฿/);
  await expect.element(page.getByText(/points · knock · dark/)).toBeVisible();
});

test('practice has hints that choose and do nothing', async () => {
  const practice = await show(dealt(), { demo: true });
  await press('Hint');
  await expect.poll(() => status().element().textContent).toMatch(/^Take 9♥ with the cards chosen/);
  expect(practice.sent.filter(({ t }) => t === 'move')).toEqual([]);
  await press('Take');
  expect(practice.sent.at(-1)).toMatchObject({ move: 'take', card: '9H' });
});

test('a table with money has no hints', async () => {
  await show(dealt());
  await expect.element(page.getByRole('button', { name: 'Draw' })).toBeVisible();
  expect(page.getByRole('button', { name: 'Hint' }).elements()).toHaveLength(0);
});

test.each(['TH', 'EN'] as const)(
  'twenty cards and a long pile fit 360 pixels in %s, each can be pressed, and nothing is without a name',
  async (language) => {
    const state = dealt();
    const held = NEW_DECK.slice(0, 20);
    const rest = NEW_DECK.slice(20);
    const full: DummyState = {
      ...state,
      phase: 'play',
      pile: rest.slice(0, 14).map((card) => ({ card, by: 2 })),
      melds: [rest.slice(14, 18), rest.slice(18, 22), rest.slice(22, 26)].map((meld) =>
        meld.map((card) => ({ card, seat: 2 })),
      ),
      hands: state.hands.map((hand) => (hand.seat === 1 ? { ...hand, cards: held, bornIn: 0 } : hand)),
    };
    await show(full, { language, demo: true });
    await expect.poll(() => document.querySelectorAll('.hand .pick').length).toBe(20);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
    for (const card of document.querySelectorAll<HTMLElement>('.hand .pick')) {
      const { left, right, width, top } = card.getBoundingClientRect();
      expect(width).toBeGreaterThanOrEqual(24);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(360);
      expect(document.elementFromPoint(left + 10, top + 16)?.closest('.pick')).toBe(card);
    }
    const pile = document.querySelector('.pile') as HTMLElement;
    expect(pile.scrollWidth).toBeGreaterThan(pile.clientWidth);
    // The newest card is in sight.
    await expect.poll(() => pile.scrollLeft).toBeGreaterThan(0);
    expect(await axeFinds('#host')).toEqual([]);
  },
);
