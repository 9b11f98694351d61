import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { eventually } from '../eventually.ts';
import { newMember } from '../player.ts';
import { visit } from '../visit.ts';
import { words } from '../words.ts';

const portalUrl = inject('portalUrl');
const { catalogue, security, shell } = words;

test('Back closes the menu, the filters and a dialog over a centre before it leaves a page, and once each', async () => {
  const player = await newMember(portalUrl);
  const { page, at } = await visit({ device: 'phone', member: player, path: '/fair' });
  await page.goto(at('/rng'));
  await page.getByRole('heading', { level: 1, name: catalogue.lobbies.rng.title }).waitFor();

  await page.getByRole('button', { name: catalogue.filters }).click();
  const filters = page.getByRole('dialog', { name: catalogue.filters });
  await filters.getByRole('button', { name: new RegExp(catalogue.volatilities.medium) }).click();
  await eventually(() => new URL(page.url()).search).toContain('medium');
  await untilBackCloses(page);
  await page.goBack();
  await filters.waitFor({ state: 'detached' });
  expect(new URL(page.url()).search).toContain('medium');

  // Closed by its own cross, it leaves nothing to go back to.
  await page.getByRole('button', { name: shell.menu, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: words.ui.close }).click();
  await eventually(() => dialogs(page)).toBe(0);
  await eventually(() => page.evaluate<boolean>('history.state.layers > 0')).toBe(false);

  await page.goto(at('/rng?centre=member&page=securityCenter'));
  await page.getByRole('button', { name: security.passkeys.add }).click();
  await eventually(() => dialogs(page)).toBe(2);
  await untilBackCloses(page);
  await page.goBack();
  await eventually(() => dialogs(page)).toBe(1);
  await eventually(() => page.evaluate<number>('history.state?.layers ?? 0')).toBe(0);
  expect(new URL(page.url()).search).toContain('centre=member');
  await page.goBack();
  await eventually(() => new URL(page.url()).search).toContain('medium');
  await page.goBack();
  await eventually(() => new URL(page.url()).pathname).toBe('/fair');
});

test('a press shows the frame of its dialog while the code is on the way, and Back takes it away', async () => {
  const { page } = await visit({ device: 'phone', alwaysOnline: true });
  let come = () => {};
  const late = new Promise<void>((done) => {
    come = done;
  });
  await page.route('**/menu-sheet*.js', async (route) => {
    await late;
    await route.continue();
  });
  await page.getByRole('button', { name: shell.menu, exact: true }).click();
  const frame = page.locator('[role=dialog][aria-busy=true]');
  await frame.getByText(shell.menu).waitFor();
  await untilBackCloses(page);
  await page.goBack();
  await frame.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: shell.menu, exact: true }).click();
  await frame.waitFor();
  come();
  await page.getByRole('dialog').getByRole('navigation').waitFor();
  expect(await dialogs(page)).toBe(1);
});

/** What has just been shown gets its entry in the history a moment later: a step back before that leaves the page. */
async function untilBackCloses(page: Page) {
  await eventually(() => page.evaluate<number>('history.state?.layers ?? 0')).toBeGreaterThan(0);
}

function dialogs(page: Page): Promise<number> {
  return page.getByRole('dialog', { includeHidden: true }).count();
}
