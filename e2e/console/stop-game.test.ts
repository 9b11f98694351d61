import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import console from '../../web/src/features/play/catalogue/console/words/en.json' with { type: 'json' };
import { openedGame, spin } from '../actions.ts';
import { type OwnBrand, ownBrand } from '../brand-settings.ts';
import { gameIdOf, newPlayer } from '../player.ts';
import { visit } from '../visit.ts';
import { operatorVisit } from './operator.ts';

let own: OwnBrand;
beforeAll(async () => {
  own = await ownBrand('stopping');
});

/** What the operator promises in the dialog: "within seconds". */
const SECONDS_MS = 5_000;

test('an operator stops a game: who plays it sees so within seconds, it opens for no player, and then comes back by itself', async () => {
  const gameId = await gameIdOf(own.url, 'river-naga');
  const player = await newPlayer(own.url, '500.00');
  const { page, words, problems } = await visit({
    device: 'phone',
    host: own.host,
    member: player,
    path: `/game?game=${gameId}`,
  });
  await spin(await openedGame(page));
  const { closed, failed } = words.game;
  const notice = page.getByText(closed.title);
  expect(await notice.count()).toBe(0);

  const operator = await operatorVisit({ path: `/games?brand=${own.code}&show=${gameId}` });
  await operator.page.getByRole('button', { name: console.stop.action, exact: true }).click();
  await answer(operator.page, console.stop.action, 'the free spins show the wrong reels');
  await notice.waitFor({ timeout: SECONDS_MS });
  // The round in play would be finished in it: the game itself stays.
  await page.locator('iframe').waitFor();

  problems.expect(/launchGame 409|status of 409/);
  await page.reload();
  await page.getByText(failed.gameUnavailable.title).waitFor();

  await operator.page.goto(operator.at(`/stops?brand=${own.code}`));
  await operator.page.getByText('River Naga').first().click();
  await operator.page.getByText('the free spins show the wrong reels').first().waitFor();
  await operator.page.getByRole('button', { name: console.stops.open, exact: true }).click();
  await answer(operator.page, console.stops.open, 'the reels are right again');
  await operator.page.getByText('the reels are right again').waitFor();
  // The page is notified of that as well, and asks for the game by itself.
  await spin(await openedGame(page));
});

/** Says why in the dialog, and does it. */
async function answer(page: Page, action: string, reason: string) {
  const dialog = page.getByRole('dialog').filter({ has: page.locator('textarea') });
  await dialog.locator('textarea').fill(reason);
  await dialog.getByRole('button', { name: action, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}
