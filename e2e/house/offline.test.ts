import { expect, inject, test } from 'vitest';
import { openedGame, settled } from '../actions.ts';
import { eventually } from '../eventually.ts';
import { gameIdOf, newPlayer } from '../player.ts';
import { visit } from '../visit.ts';
import { words } from '../words.ts';

const portalUrl = inject('portalUrl');
const { fairness, shell } = words;

test('a page that could not come without a connection comes by itself when there is one again', async () => {
  const { page, context, problems } = await visit({ device: 'phone', alwaysOnline: true });
  problems.expect(/ERR_INTERNET_DISCONNECTED|Failed to fetch|a part of the site did not come/);
  await settled(page);
  await context.setOffline(true);
  await page.getByText(shell.offline).waitFor();
  await page.getByRole('contentinfo').getByRole('link', { name: shell.fairness, exact: true }).click();
  await page.getByText(shell.failed.offlineTitle).waitFor();
  await context.setOffline(false);
  await page.getByRole('heading', { level: 1, name: fairness.page.title }).waitFor();
  await eventually(() => page.getByText(shell.offline).count()).toBe(0);
});

test('without a connection a game ends above the words that say so: nothing covers its button', async () => {
  const player = await newPlayer(portalUrl, '100.00');
  const { page, context, problems } = await visit({
    device: 'phone',
    alwaysOnline: true,
    member: player,
    path: `/game?game=${await gameIdOf(portalUrl, 'lanna-lanterns')}`,
  });
  problems.expect(/ERR_INTERNET_DISCONNECTED|WebSocket/);
  await openedGame(page);
  await settled(page);
  await context.setOffline(true);
  const strip = await page.locator('p', { hasText: shell.offline }).boundingBox();
  await eventually(async () => {
    const frame = await page.locator('iframe').boundingBox();
    return frame && strip && frame.y + frame.height <= strip.y + 1;
  }).toBe(true);
  expect(strip?.height).toBeGreaterThan(20);
});
