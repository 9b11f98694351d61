import { expect, inject } from 'vitest';
import consoleWords from '../../web/src/features/people/members/console/words/en.json' with { type: 'json' };
import { logIn, moneyIn, openedGame, spin } from '../actions.ts';
import { PHONE_THAI, test } from '../device-matrix.ts';
import { eventually } from '../eventually.ts';
import { gameIdOf, newPlayer } from '../player.ts';
import { operatorVisit } from './operator.ts';

const portalUrl = inject('portalUrl');
const SOON_MS = 10_000;

test.concurrent.for([PHONE_THAI])(
  'who is locked while playing is logged out within seconds, keeps the money, and comes back once unlocked ($device, $language)',
  async (view, { come, onTestFinished }) => {
    const player = await newPlayer(portalUrl, '80.00');
    const { page, words, problems } = await come({
      ...view,
      member: player,
      path: `/game?game=${await gameIdOf(portalUrl, 'lanna-lanterns')}`,
    });
    const { authentication, refusals } = words;
    await spin(await openedGame(page));
    const balance = moneyIn(await page.locator('header dd').first().textContent());

    const { page: desk } = await operatorVisit(
      { role: 'support', path: `/members?search=${player.username}` },
      { onTestFinished },
    );
    const { do: acts } = consoleWords;
    await desk.getByRole('row').filter({ hasText: player.username }).first().click();
    await desk.getByRole('heading', { level: 1 }).filter({ hasText: player.username }).waitFor();
    expect(moneyIn(await desk.locator('main dl').first().textContent())).toBe(balance);
    const decide = async (act: string) => {
      await desk.getByRole('button', { name: act, exact: true }).click();
      // What is said in passing is a dialog too.
      const dialog = desk.getByRole('dialog').filter({ has: desk.getByRole('textbox') });
      await dialog.getByRole('textbox').fill('Reported by the holder of the card');
      await dialog.getByRole('button', { name: act, exact: true }).click();
      await dialog.waitFor({ state: 'hidden' });
    };

    problems.expect(/401|403|session\/login|WebSocket/);
    await decide(acts.lock);
    const login = page.getByRole('dialog', { name: authentication.login.title, exact: true });
    await login.waitFor({ timeout: SOON_MS });
    // It is said in passing as well, by the name of the same thing.
    await page.locator('[data-type=info] button').click();
    await page.locator('[role=dialog][data-type=info]').waitFor({ state: 'detached' });
    await logIn(page, player);
    await page.getByText(refusals.account_disabled).first().waitFor();
    // The wallet is what it was.
    expect(moneyIn(await desk.locator('main dl').first().textContent())).toBe(balance);

    await decide(acts.unlock);
    await logIn(page, player);
    await login.waitFor({ state: 'hidden' });
    await eventually(async () => moneyIn(await page.locator('header').first().textContent())).toBe(balance);
  },
);
