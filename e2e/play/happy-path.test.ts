import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { depositPlayMoney, moneyIn, openedGame, register, spin } from '../actions.ts';
import { eventually } from '../eventually.ts';
import { DEVICES, type Device, visit } from '../visit.ts';
import { words } from '../words.ts';

const { bets, cashier, catalogue, game: gameWords, shell } = words;
const SPINS = 3;
const DEPOSIT = 500;

test.each(Object.keys(DEVICES) as Device[])(
  'the happy path on a %s: register, deposit, play, and check every bet',
  async (device) => {
    // Once with everything that moves, once as a player who wants none of it.
    const { page } = await visit({ device, still: device === 'desktop' });
    await register(page);
    await depositPlayMoney(page, String(DEPOSIT));
    await page.getByRole('link', { name: cashier.deposit.toGames }).click();

    await page.getByRole('searchbox', { name: catalogue.search }).fill('แสงดาว');
    await page.getByRole('link', { name: 'ตลาดน้ำแสงดาว', exact: true }).click();
    const game = await openedGame(page);
    await eventually(() => barBalance(page)).toBe('500.00');
    for (let round = 0; round < SPINS; round++) {
      await spin(game);
      const inGame = game.frame.locator('.figure.balance output');
      await eventually(() => barBalance(page)).toBe(moneyIn(await inGame.textContent()));
    }
    await eventually(game.said).toContain('figures');
    expect(spoilt(await game.said())).toBe(false);
    const balance = await barBalance(page);
    const [sign, net] = netOf(balance);
    await eventually(() => page.locator('header dd').nth(1).textContent()).toBe(`${sign}${net}`);
    await page.getByRole('button', { name: gameWords.back, exact: true }).click();
    // The header is the same on both pages: what is pressed in it before would be taken for one of the game's.
    await page.waitForURL(({ pathname }) => pathname === '/rng');
    await eventually(() => headerBalance(page)).toBe(balance);

    if (device === 'phone') await page.getByRole('button', { name: shell.menu, exact: true }).click();
    await page.getByRole('link', { name: shell.bets }).first().click();
    // One evening at one game is one line, which opens to its rounds and says so in the address.
    await page.getByRole('button', { name: /^ดูทุกรอบของ/ }).click();
    const rows = page.getByRole('button', { name: /^ดูหลักฐาน/ });
    await eventually(() => rows.count()).toBe(SPINS);
    await eventually(() => page.getByRole('dialog').textContent()).toContain(`${sign}฿${net}`);
    await page.reload();
    await eventually(() => rows.count()).toBe(SPINS);

    await rows.first().click();
    await page.getByRole('button', { name: words.fairness.reveal.submit }).click();
    await page.getByText(bets.proof.holds).waitFor();
    await page.keyboard.press('Escape');
    await rows.nth(1).click();
    await page.getByRole('button', { name: bets.receipt.compute }).click();
    await page.getByText(bets.proof.holds).waitFor();
  },
);

/** What the rounds have come to, as players read it: its sign stands before the symbol. */
function netOf(balance: string): [sign: string, figures: string] {
  const net = Number(balance.replaceAll(',', '')) - DEPOSIT;
  return [net < 0 ? '−' : net > 0 ? '+' : '', Math.abs(net).toFixed(2)];
}

/** Whether the bar showed a result while the reels were still turning. */
function spoilt(received: string[]): boolean {
  return /round-started(,(?!round-ended)[^,]+)*,figures/.test(received.join(','));
}

async function barBalance(page: Page): Promise<string> {
  return moneyIn(await page.locator('header dd').first().textContent());
}

async function headerBalance(page: Page): Promise<string> {
  return moneyIn(await page.locator('header [role=status]').first().textContent());
}
