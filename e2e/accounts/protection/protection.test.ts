import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import thai from '../../../web/src/features/accounts/protection/words/th.json' with { type: 'json' };
import withdrawals from '../../../web/src/features/money/withdrawals/words/th.json' with { type: 'json' };
import { enter, logIn, openedGame, spin } from '../../actions.ts';
import { queryDatabase } from '../../database-actions.ts';
import { PHONE_THAI, test } from '../../device-matrix.ts';
import { eventually } from '../../eventually.ts';
import { expectNoViolations } from '../../expect-no-violations.ts';
import { gameIdOf, newPlayer, PASSWORD, type Player } from '../../player.ts';
import { filled, words } from '../../words.ts';

/* Player protection (RG-1 to RG-6 of docs/standards.md): limits, the reality check in a game, and the ways to stop. */

const portalUrl = inject('portalUrl');
/** What a round of it costs. */
const GAME = { code: 'river-naga', stake: '2' };

test.concurrent.for([PHONE_THAI])(
  'a limit is set, used up in a game, and then no more bets are taken ($device, $language)',
  async (view, { come }) => {
    const { page, at, problems } = await come({
      ...view,
      member: await newPlayer(portalUrl, '100.00'),
      path: '/?centre=member&page=protection',
    });
    problems.expect(/play-api\/spin/);
    const limit = thai.kind.stake.of.day;
    await page.getByRole('button', { name: filled(thai.limits.setOf, { name: limit }) }).click();
    await expectNoViolations(page);
    await page.getByLabel(thai.limits.amount, { exact: true }).fill(GAME.stake);
    await page.getByText(thai.effect.atOnce).waitFor();
    await page.getByRole('button', { name: thai.limits.save, exact: true }).click();
    await page.getByRole('meter', { name: limit }).waitFor();

    await page.goto(at(`/game?game=${await gameIdOf(portalUrl, GAME.code)}`));
    await spin(await openedGame(page));
    await page.getByText(filled(thai.refused.limit, { name: limit }), { exact: false }).waitFor();
    await page.locator('iframe').contentFrame().locator('button.spin').click();
    await page.locator('iframe').contentFrame().getByText('ถึงวงเงินที่ตั้งไว้แล้ว').waitFor();
  },
);

test.concurrent.for([PHONE_THAI])(
  'a game stops for a reality check, and goes on when the player has chosen to ($device, $language)',
  async (view, { come }) => {
    const player = await newPlayer(portalUrl, '100.00');
    const { page, problems } = await come({
      ...view,
      member: player,
      path: `/game?game=${await gameIdOf(portalUrl, GAME.code)}`,
    });
    // A game that was loaded anew does not know how lately it was spun.
    problems.expect(/play-api\/spin|429/);
    await spin(await openedGame(page));
    await queryDatabase(
      `update bets.play set started_at = started_at - interval '1 hour', checked_at = checked_at - interval '1 hour'
        where member_id = (select id from members.member where username = $1)`,
      [player.username],
    );
    await page.reload();
    const check = page.getByRole('dialog', { name: thai.reality.title });
    await check.getByText(thai.reality.net).waitFor();
    await expectNoViolations(page);
    await check.getByRole('button', { name: thai.reality.goOn }).click();
    await check.waitFor({ state: 'detached' });
    await spin(await openedGame(page));
  },
);

test.concurrent.for([PHONE_THAI])(
  'a time-out is taken in three steps, and then no game opens ($device, $language)',
  async (view, { come }) => {
    const { page, at, problems } = await come({
      ...view,
      member: await newPlayer(portalUrl, '100.00'),
      path: '/?centre=member&page=protection',
    });
    problems.expect(/launchGame/);
    await page.getByRole('button', { name: thai.timeOut.title, exact: false }).click();
    await page.getByText(thai.timeOut.what.money).waitFor();
    await expectNoViolations(page);
    await prove(page, filled(thai.timeOut.submit, { span: '1 วัน' }));
    await page.getByRole('heading', { name: thai.holds.title.time_out }).waitFor();
    await page.goto(at(`/game?game=${await gameIdOf(portalUrl, GAME.code)}`));
    await page.getByRole('region', { name: thai.banner.label }).waitFor();
    await page.getByText(words.game.failed.playExcluded.title).waitFor();
    expect(await page.locator('iframe').count()).toBe(0);
  },
);

test.concurrent.for([PHONE_THAI])(
  'who is self-excluded is shown at the log-in what holds, finds no promotions, and takes the money out ($device, $language)',
  async (view, { come }) => {
    const player = await newPlayer(portalUrl, '100.00');
    await excludeByHand(player, await come(view));
    const { page, at } = await come({ ...view, path: '/login' });
    await logIn(page, player);
    await page.getByRole('heading', { name: thai.holds.title.self_exclusion }).waitFor();
    await expectNoViolations(page);
    await page.getByRole('dialog').getByRole('link', { name: thai.holds.withdraw, exact: true }).click();
    // What asks to play is not shown to a member who may not.
    const all = page.getByRole('status', { name: withdrawals.split.title });
    await eventually(() => all.textContent()).toContain('100.00');
    await page.goto(at('/promotions'));
    await page.getByRole('link', { name: thai.banner.more, exact: true }).waitFor();
    expect(await page.getByRole('tablist').count()).toBe(0);
  },
);

async function excludeByHand(player: Player, { page, at }: { page: Page; at: (path: string) => string }) {
  await enter(page, player);
  await page.goto(at('/?centre=member&page=protection'));
  await page.getByRole('button', { name: thai.exclusion.title, exact: false }).click();
  await page.getByRole('radio', { name: filled(thai.months_other, { count: 6 }) }).check();
  await page.getByRole('checkbox').check();
  await prove(page, thai.exclusion.submit);
  await page.getByRole('heading', { name: thai.holds.title.self_exclusion }).waitFor();
}

async function prove(page: Page, submit: string) {
  await page.getByLabel(words.security.prove.password, { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: submit, exact: true }).click();
}
