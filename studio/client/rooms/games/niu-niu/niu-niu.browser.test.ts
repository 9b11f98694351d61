import { formatMoney } from '@lanna/rules/money';
import { dealHand, type NiuNiuMove, type NiuNiuState } from '@lanna/rules/play/rooms/niu-niu/hand-state';
import { playMove, seatsToAct } from '@lanna/rules/play/rooms/niu-niu/play-move';
import { viewFor } from '@lanna/rules/play/rooms/niu-niu/seat-view';
import { settleHand } from '@lanna/rules/play/rooms/niu-niu/settle-hand';
import type { Card } from '@lanna/rules/play/tables/cards';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { HandShown } from '../../../../room-api.ts';
import { showGame, statusText } from '../show-game.fixture.ts';
import { openGame } from './open-game.ts';

const BASE = 1_000_000n;
const TERMS = { base: BASE, dealer: 3, seats: [1, 2, 3], reserves: [40n * BASE, 80n * BASE, 80n * BASE] };
/** Dealt to seats 1, 2 and 3 in turn, four times; then the fifth card of each. */
const DECK = 'TS AS KH JH 3H 8D QD 5D 4S KC 7C 9S 8S 9C 9D'.split(' ') as Card[];

function played(...moves: [seat: number, move: NiuNiuMove['move'], times: number][]): NiuNiuState {
  return moves.map(([seat, move, times]) => ({ seat, move, times })).reduce(playMove, dealHand(TERMS, DECK));
}

/** As the studio writes it to seat 1. */
function shown(state: NiuNiuState): Partial<HandShown> {
  const isOver = state.phase === 'ended';
  return {
    ...viewFor(state, 1),
    ...{ state: isOver ? 'settled' : 'playing', acting: seatsToAct(state) },
    results: isOver
      ? settleHand(state).map(({ seat, won, rake, net }) => ({
          ...{ seat, won: formatMoney(won), rake: formatMoney(rake), net: formatMoney(net) },
        }))
      : null,
  };
}

const press = (name: string | RegExp) => page.getByRole('button', { name }).click();

test('the bank is bid for with four cards seen, up to what is covered, by press and by key', async () => {
  const table = await showGame(openGame());
  table.hand(shown(played()));
  await expect.poll(statusText).toMatch(/at how many times would you bank/);
  await expect.element(page.getByRole('button', { name: 'Bank ×2' })).toBeEnabled();
  await expect.element(page.getByRole('button', { name: 'Bank ×3' })).toBeDisabled();
  await press('Bank ×2');
  expect(table.sent.at(-1)).toMatchObject({ t: 'move', move: 'bid', times: 2 });
  await userEvent.keyboard('0');
  expect(table.sent.at(-1)).toMatchObject({ move: 'bid', times: 0 });
});

test('who does not bank stakes once or twice, and reads at what', async () => {
  const table = await showGame(openGame());
  table.hand(shown(played([1, 'bid', 0], [2, 'bid', 3], [3, 'bid', 1])));
  await expect.poll(statusText).toMatch(/^so\*\*\*ai banks at ×3: how many times do you play/);
  await press('Play ×2');
  expect(table.sent.at(-1)).toMatchObject({ move: 'stake', times: 2 });
});

test('the bank waits for the others, and the end shows every hand by its name and what it paid', async () => {
  const table = await showGame(openGame());
  const bids = [
    [1, 'bid', 2],
    [2, 'bid', 0],
    [3, 'bid', 1],
  ] as const;
  table.hand(shown(played(...bids.map((one) => [...one] as [number, 'bid', number]))));
  await expect.poll(statusText).toMatch(/^You bank at ×2/);
  const all = played(
    ...bids.map((one) => [...one] as [number, 'bid', number]),
    [2, 'stake', 2],
    [3, 'stake', 1],
  );
  table.hand(shown(all));
  await expect.element(page.getByText('Bull 8 · 2 × paid').first()).toBeVisible();
  await expect.poll(statusText).toMatch(/^Won ฿116.40, rake of ฿3.60 already taken/);
});

test('practice counts the cards that would make a strong hand', async () => {
  const table = await showGame(openGame(), { demo: true });
  table.hand(shown(played()));
  await press('Hint');
  await expect.poll(statusText).toBe('24 of 48 cards make bull 7 or better: bid ×2.');
});

test('five cards and five bids fit 360 pixels in Thai, and the sheet names every amount', async () => {
  const table = await showGame(openGame(), { language: 'TH', demo: true });
  table.hand(shown(played()));
  await expect.element(page.getByRole('button', { name: 'เป็นเจ้า ×2' })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  for (const button of document.querySelectorAll('.actions button')) {
    const { width, height, bottom } = button.getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    expect(bottom).toBeLessThanOrEqual(700);
  }
  await press('กติกาของโต๊ะ');
  const rules = document.querySelector('.rules')?.textContent ?? '';
  for (const amount of ['฿10.00', '฿100.00', '฿400.00', '฿1,600.00', '฿30.00'])
    expect(rules).toContain(amount);
  expect(rules).not.toMatch(/\{\w+\}/);
});
