import { randomUUID } from 'node:crypto';
import type { FrameLocator, Locator, Page } from 'playwright-core';
import { eventually } from './eventually.ts';
import { PASSWORD, type Player } from './player.ts';
import { words } from './words.ts';

/* What players do, in their own words. */

export async function register(page: Page): Promise<string> {
  const { identity, registration } = words;
  const username = `e2e${randomUUID().replaceAll('-', '').slice(0, 14)}`;
  await page.getByRole('link', { name: words.shell.register, exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: registration.register.title });
  await dialog.getByLabel(identity.username, { exact: true }).fill(username);
  await dialog.getByLabel(identity.password, { exact: true }).fill(PASSWORD);
  await dialog.getByLabel(registration.confirmPassword, { exact: true }).fill(PASSWORD);
  await dialog.getByRole('checkbox').first().check();
  await dialog.getByRole('button', { name: registration.register.submit }).click();
  return username;
}

export async function logIn(page: Page, { username }: Pick<Player, 'username'>, password = PASSWORD) {
  const { authentication, identity } = words;
  const dialog = page.getByRole('dialog', { name: authentication.login.title });
  await dialog.getByLabel(identity.username, { exact: true }).fill(username);
  await dialog.getByLabel(identity.password, { exact: true }).fill(password);
  await dialog.getByRole('button', { name: authentication.login.submit, exact: true }).click();
}

/** What is not needed at first comes when the page has settled: notices and the words on a lost connection among it. */
export async function settled(page: Page) {
  await page.getByRole('region', { name: 'Notifications' }).waitFor({ state: 'attached', timeout: 30_000 });
}

/** Puts a member into a page that was open without one, as if this tab had logged in. Who comes as a member from the start says so to `visit`. */
export async function enter(page: Page, { token }: Pick<Player, 'token'>, address = page.url()) {
  await page.evaluate((known) => sessionStorage.setItem('token', known), token);
  await page.goto(address);
}

export async function depositPlayMoney(page: Page, amount: string) {
  const { deposit } = words.cashier;
  const field = page.getByLabel(deposit.amount, { exact: true });
  await field.fill(amount);
  await field.press('Enter');
  await page.getByText(deposit.done).first().waitFor();
}

/** A list that was asked before its row was there is asked again, each time after it had the time to show it. */
export async function listed(page: Page, row: Locator) {
  for (let goes = 1; goes < 6; goes++) {
    const isThere = await row
      .first()
      .waitFor({ timeout: 12_000 })
      .then(
        () => true,
        () => false,
      );
    if (isThere) return;
    await page.reload();
  }
  await row.first().waitFor();
}

export interface OpenGame {
  frame: FrameLocator;
  /** What the game has said to the page so far. */
  said: () => Promise<string[]>;
}

/**
 * Waits until the game on the page can be played. What it says is written down from then on, and among it, as `figures`,
 * when the bar above it has changed.
 */
export async function openedGame(page: Page): Promise<OpenGame> {
  await page.evaluate(`
    window.received = [];
    window.addEventListener('message', ({ data }) => window.received.push(String(data?.type)));
  `);
  const frame = page.frameLocator('iframe');
  await frame.locator('html[data-ready]').waitFor({ state: 'attached', timeout: 40_000 });
  // Balance and net position; the clock beside them ticks for its own reasons.
  await page.locator('header dl').waitFor();
  await page.evaluate(`
    const figures = new MutationObserver(() => window.received.push('figures'));
    for (const one of [...document.querySelector('header dl').children].slice(0, 2))
      figures.observe(one, { subtree: true, characterData: true, childList: true });
  `);
  return {
    frame,
    said: () => page.evaluate<string[]>('window.received'),
  };
}

/** One press of the button, up to the end of the round, with whatever it brings on the way. */
export async function spin(game: OpenGame) {
  const ended = async () => (await game.said()).filter((word) => word === 'round-ended').length;
  const begun = async () => (await game.said()).filter((word) => word === 'round-started').length;
  const [endedBefore, begunBefore] = [await ended(), await begun()];
  await game.frame.locator('button.spin').click();
  await eventually(begun).toBe(begunBefore + 1);
  await showToTheEnd(game, endedBefore + 1);
}

/** Lets a round be shown until so many have ended, pressing on where the game waits for the player. */
export async function showToTheEnd(game: OpenGame, endings: number) {
  await eventually(async () => {
    const onward = game.frame.locator('dialog[open] button.primary, [role=dialog] button.primary');
    if (await onward.isVisible()) await onward.click({ timeout: 2000 }).catch(() => {});
    return (await game.said()).filter((word) => word === 'round-ended').length;
  }, 100_000).toBeGreaterThanOrEqual(endings);
}

/** `1,234.50` in a text. */
export function moneyIn(text: string | null): string {
  return /-?[\d,]+\.\d{2}/.exec(text ?? '')?.[0] ?? `no money in “${text}”`;
}
