import { expect, inject } from 'vitest';
import thai from '../../../web/src/features/accounts/protection/words/th.json' with { type: 'json' };
import withdrawals from '../../../web/src/features/money/withdrawals/words/th.json' with { type: 'json' };
import { logIn, openedGame, spin } from '../../actions.ts';
import { queryDatabase } from '../../database-actions.ts';
import { PHONE_THAI, test } from '../../device-matrix.ts';
import { eventually } from '../../eventually.ts';
import { DIALOG, expectNoViolations } from '../../expect-no-violations.ts';
import { leaveTab } from '../../login-steps.ts';
import { gameIdOf, newPlayer, PASSWORD } from '../../player.ts';
import { filled, words } from '../../words.ts';

/* Player protection (RG-1 to RG-6 of docs/standards.md): limits, the reality check in a game, and the ways to stop. */

const portalUrl = inject('portalUrl');
/** A round of it costs 2. */
const GAME = { code: 'river-naga', twoStakes: '4' };

test.concurrent.for([PHONE_THAI])(
  'a limit is set; a game stops for a reality check, goes on when the player has chosen to, and once the limit is used up takes no more bets ($device, $language)',
  async (view, { come }) => {
    const player = await newPlayer(portalUrl, '100.00');
    const { page, at, problems } = await come({
      ...view,
      member: player,
      path: '/?centre=member&page=protection',
    });
    // A game that was loaded anew does not know how lately it was spun.
    problems.expect(/play-api\/spin|429/);
    const limit = thai.kind.stake.of.day;
    await page.getByRole('button', { name: filled(thai.limits.setOf, { name: limit }) }).click();
    await expectNoViolations(page, DIALOG);
    await page.getByLabel(thai.limits.amount, { exact: true }).fill(GAME.twoStakes);
    await page.getByText(thai.effect.atOnce).waitFor();
    await page.getByRole('button', { name: thai.limits.save, exact: true }).click();
    await page.getByRole('meter', { name: limit }).waitFor();

    await page.goto(at(`/game?game=${await gameIdOf(portalUrl, GAME.code)}`));
    await spin(await openedGame(page));
    await queryDatabase(
      `update bets.play set started_at = started_at - interval '1 hour', checked_at = checked_at - interval '1 hour'
        where member_id = (select id from members.member where username = $1)`,
      [player.username],
    );
    await page.reload();
    const check = page.getByRole('dialog', { name: thai.reality.title });
    await check.getByText(thai.reality.net).waitFor();
    await expectNoViolations(page, DIALOG);
    await check.getByRole('button', { name: thai.reality.goOn }).click();
    await check.waitFor({ state: 'detached' });
    await spin(await openedGame(page));
    await page.getByText(filled(thai.refused.limit, { name: limit }), { exact: false }).waitFor();
    await page.locator('iframe').contentFrame().locator('button.spin').click();
    await page.locator('iframe').contentFrame().getByText('ถึงวงเงินที่ตั้งไว้แล้ว').waitFor();
  },
);

test.concurrent.for([PHONE_THAI])(
  'after a self-exclusion no game opens; who logs in is shown what holds, finds no promotions, and takes the money out ($device, $language)',
  async (view, { come }) => {
    const player = await newPlayer(portalUrl, '100.00');
    const visitor = await come({ ...view, member: player, path: '/?centre=member&page=protection' });
    const { page, at, problems } = visitor;
    problems.expect(/launchGame/);
    await page.getByRole('button', { name: thai.exclusion.title, exact: false }).click();
    await page.getByRole('radio', { name: filled(thai.months_other, { count: 6 }) }).check();
    await page.getByRole('checkbox').check();
    await expectNoViolations(page, DIALOG);
    await page.getByLabel(words.security.prove.password, { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: thai.exclusion.submit, exact: true }).click();
    await page.getByRole('heading', { name: thai.holds.title.self_exclusion }).waitFor();
    await page.goto(at(`/game?game=${await gameIdOf(portalUrl, GAME.code)}`));
    await page.getByRole('region', { name: thai.banner.label }).waitFor();
    await page.getByText(words.game.failed.playExcluded.title).waitFor();
    expect(await page.locator('iframe').count()).toBe(0);

    await leaveTab(visitor);
    await page.goto(at('/login'));
    await logIn(page, player);
    await page.getByRole('heading', { name: thai.holds.title.self_exclusion }).waitFor();
    await expectNoViolations(page, DIALOG);
    await page.getByRole('dialog').getByRole('link', { name: thai.holds.withdraw, exact: true }).click();
    // What asks to play is not shown to a member who may not.
    const all = page.getByRole('status', { name: withdrawals.split.title });
    await eventually(() => all.textContent()).toContain('100.00');
    await page.goto(at('/promotions'));
    await page.getByRole('link', { name: thai.banner.more, exact: true }).waitFor();
    expect(await page.getByRole('tablist').count()).toBe(0);
  },
);
