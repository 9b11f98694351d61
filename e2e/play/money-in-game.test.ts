import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { depositPlayMoney, moneyIn, type OpenGame, openedGame, showToTheEnd } from '../actions.ts';
import { eventually } from '../eventually.ts';
import { gameIdOf, newPlayer } from '../player.ts';
import { visit } from '../visit.ts';

const portalUrl = inject('portalUrl');

test('who runs out of money in a game deposits over it, and Space spins on with one balance in bar and game', async () => {
  const player = await newPlayer(portalUrl, '1.00');
  const { page } = await visit({
    device: 'phone',
    member: player,
    path: `/game?game=${await gameIdOf(portalUrl, 'lanna-lanterns')}`,
  });
  const game = await openedGame(page);
  await eventually(() => balances(page, game)).toEqual(['1.00', '1.00']);
  await eventually(() => keyboardIsIn(page)).toBe('IFRAME');

  // The cheapest stake is more than there is.
  await page.keyboard.press('Space');
  await game.frame.locator('[data-way=deposit]').click();
  await depositPlayMoney(page, '50');
  await eventually(() => balances(page, game)).toEqual(['51.00', '51.00']);
  await page.goBack();
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  await eventually(() => keyboardIsIn(page)).toBe('IFRAME');
  await page.keyboard.press('Space');
  await eventually(game.said).toContain('round-started');
  const [bar, inGame] = await balances(page, game);
  expect(bar).toBe(inGame);
  expect(Number(bar)).toBeLessThan(51);
  await showToTheEnd(game, 1);
  await eventually(async () => {
    const [one, other] = await balances(page, game);
    return one === other;
  }).toBe(true);
});

async function balances(page: Page, { frame }: OpenGame): Promise<string[]> {
  const figures = [page.locator('header dd').first(), frame.locator('.figure.balance output')];
  return (await Promise.all(figures.map((figure) => figure.textContent()))).map(moneyIn);
}

/** The element that takes what is typed. */
function keyboardIsIn(page: Page): Promise<string | undefined> {
  return page.evaluate<string | undefined>('document.activeElement?.tagName');
}
