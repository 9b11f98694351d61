import { formatMoney } from '@lanna/rules/money';
import { dealHand, type KaengMove, type KaengState } from '@lanna/rules/play/rooms/kaeng/hand-state';
import { playMove } from '@lanna/rules/play/rooms/kaeng/play-move';
import { viewFor } from '@lanna/rules/play/rooms/kaeng/seat-view';
import { settleHand } from '@lanna/rules/play/rooms/kaeng/settle-hand';
import { NEW_DECK } from '@lanna/rules/play/rooms/room-deck';
import type { Card } from '@lanna/rules/play/tables/cards';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { HandShown } from '../../../../room-api.ts';
import { handShown, showGame, statusText } from '../show-game.fixture.ts';
import { openGame } from './open-game.ts';

const TERMS = { base: 1_000_000n, dealer: 3, seats: [1, 2, 3] };
/** Dealt to seats 1, 2 and 3 in turn, five times; then the stock. */
const KNOWN = '7S 7D KH AS 9S KC KD 9H 4S 2C QC 4H 3D AD 8D 7C QS 6H'.split(' ') as Card[];
const DECK = [...KNOWN, ...NEW_DECK.filter((card) => !KNOWN.includes(card))];

function played(...moves: KaengMove[]): KaengState {
  return moves.reduce(playMove, dealHand(TERMS, DECK));
}

/** As the studio writes it to seat 1. */
function shown(state: KaengState): Partial<HandShown> {
  const isOver = state.phase === 'ended';
  return {
    ...viewFor(state, 1),
    ...{ state: isOver ? 'settled' : 'playing', acting: isOver ? [] : [state.turn] },
    results: isOver
      ? settleHand(state).map(({ seat, won, rake, net }) => ({
          ...{ seat, won: formatMoney(won), rake: formatMoney(rake), net: formatMoney(net) },
        }))
      : null,
  };
}

const press = (name: string | RegExp) => page.getByRole('button', { name }).click();

test('a turn is drawn, and thrown by what was pressed: cards of one rank alone go together', async () => {
  const table = await showGame(openGame());
  table.hand(shown(played()));
  await expect.poll(statusText).toMatch(/^Your turn: draw/);
  expect(page.getByRole('button', { name: 'Kaeng' }).elements()).toHaveLength(0);
  await press('Draw');
  expect(table.sent.at(-1)).toEqual({ t: 'move', hand: handShown({}).id, move: 'draw' });
  table.hand(shown(played({ seat: 1, move: 'draw' })));
  await press('Choose what to throw');
  await expect.poll(statusText).toBe('Choose what to throw');
  await press(/^K♦, press/);
  await press(/^7♠, press/);
  await press(/^7♣, just drawn/);
  expect(page.getByRole('button', { name: /^K♦/ }).element().getAttribute('aria-pressed')).toBe('false');
  await press('Throw 7♠ 7♣');
  expect(table.sent.at(-1)).toEqual({
    t: 'move',
    hand: handShown({}).id,
    move: 'throw',
    cards: ['7S', '7C'],
  });
});

test('the keyboard chooses and throws too', async () => {
  const table = await showGame(openGame());
  table.hand(shown(played({ seat: 1, move: 'draw' })));
  // From the heaviest on: K, 7, 7, 3 …
  await userEvent.keyboard('1');
  await userEvent.keyboard('t');
  expect(table.sent.at(-1)).toMatchObject({ move: 'throw', cards: ['KD'] });
});

test('who can follow is offered to, with the cards that would go and who threw before', async () => {
  const table = await showGame(openGame());
  const state = played(
    ...([
      { seat: 1, move: 'draw' },
      { seat: 1, move: 'throw', cards: ['3D'] },
    ] as const),
    ...([
      { seat: 2, move: 'draw' },
      { seat: 2, move: 'throw', cards: ['9S'] },
    ] as const),
    ...([
      { seat: 3, move: 'draw' },
      { seat: 3, move: 'throw', cards: ['KH', 'KC'] },
    ] as const),
  );
  table.hand(shown(state));
  await expect.poll(statusText).toMatch(/^ma\*\*\*99 threw K♥ K♣ · Your turn: you may follow/);
  await press('Follow K♦');
  expect(table.sent.at(-1)).toMatchObject({ move: 'follow' });
});

test('a low hand may be called, and the end says who has won and by what', async () => {
  const table = await showGame(openGame());
  const low = {
    ...played(),
    hands: played().hands.map((hand) => ({
      ...hand,
      cards: hand.seat === 1 ? (['AS', '2C'] as Card[]) : hand.cards,
    })),
  };
  table.hand(shown(low));
  await press('Kaeng');
  expect(table.sent.at(-1)).toMatchObject({ move: 'call' });
  table.hand(shown(playMove(low, { seat: 1, move: 'call' })));
  await expect.poll(statusText).toMatch(/^Won ฿19.40, rake of ฿0.60 already taken/);
  await expect.element(page.getByText('You called Kaeng and won')).toBeVisible();
  await expect.element(page.getByText('36 points').first()).toBeVisible();
});

test('practice gives a hint that can be opened; tables with money have none', async () => {
  const table = await showGame(openGame(), { demo: true });
  table.hand(shown(played({ seat: 1, move: 'draw' })));
  await press('Hint');
  await expect.poll(statusText).toMatch(/Throw 7♠ 7♣/);
  const other = await showGame(openGame());
  other.hand(shown(played()));
  expect(page.getByRole('button', { name: 'Hint' }).elements()).toHaveLength(1);
});

test('a call with too much that was made up is refused with words', async () => {
  const table = await showGame(openGame());
  table.hand(shown(played()));
  table.frame({ t: 'refused', code: 'move_refused', why: 'too_high' });
  await expect.poll(statusText).toBe('Kaeng is called with 10 points at most');
});

test('six cards to choose from fit 360 pixels in Thai, and the sheet names every amount', async () => {
  const table = await showGame(openGame(), { language: 'TH', demo: true });
  table.hand(shown(played({ seat: 1, move: 'draw' })));
  await expect.element(page.getByRole('button', { name: 'เลือกไพ่ที่จะทิ้ง' })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  const cards = [...document.querySelectorAll('.choice')].map((card) => card.getBoundingClientRect());
  expect(cards).toHaveLength(6);
  for (const { width, height, right } of cards) {
    expect(width).toBeGreaterThanOrEqual(44);
    expect(height).toBeGreaterThanOrEqual(60);
    expect(right).toBeLessThanOrEqual(350);
  }
  await press('กติกาของโต๊ะ');
  const rules = document.querySelector('.rules')?.textContent ?? '';
  for (const amount of ['฿10.00', '฿20.00', '฿5.00', '฿120.00', '฿50.00']) expect(rules).toContain(amount);
  expect(rules).not.toMatch(/\{\w+\}/);
});
