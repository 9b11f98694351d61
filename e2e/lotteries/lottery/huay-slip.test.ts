import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import lobby from '../../../web/src/features/lotteries/lotteries/words/th.json' with { type: 'json' };
import sea from '../../../web/src/features/lotteries/sea/words/th.json' with { type: 'json' };
import slips from '../../../web/src/features/lotteries/slips/words/th.json' with { type: 'json' };
import { PHONE_THAI, test } from '../../device-matrix.ts';
import { eventually } from '../../eventually.ts';
import { newPlayer } from '../../player.ts';
import { filled } from '../../words.ts';

const portalUrl = inject('portalUrl');
/** With a press every four seconds it is done within a minute, however slow the machine of a test is. */
const PRESSES_MAX = 15;

test.concurrent.for([PHONE_THAI])(
  'from home to the saved picture of a slip by thumb alone, 360 px wide ($device, $language)',
  async (view, { come }) => {
    const player = await newPlayer(portalUrl, '1000.00');
    const { page, words } = await come({ ...view, member: player });
    await page.setViewportSize({ width: 360, height: 740 });
    await countPresses(page);
    const tabs = page.getByRole('navigation', { name: words.shell.tabBar });
    await tabs.getByRole('button', { name: words.shell.games, exact: true }).click();
    await page
      .getByRole('dialog')
      .getByRole('link', { name: words.shell.lotteryOf.sea, exact: true })
      .click();
    await page.locator('a[href*="gameCode=THAI_30M"]').first().click();

    const keypad = page.getByRole('region', { name: sea.ways.keypad });
    await page.getByRole('button', { name: new RegExp(`^${lobby.plays.names.top3}`) }).waitFor();
    for (const digit of '123') await keypad.getByRole('button', { name: digit, exact: true }).click();
    const usual = page.getByRole('group', { name: sea.amount.quick });
    await usual.getByRole('button', { name: '20', exact: true }).click();
    await page.getByRole('button', { name: filled(sea.slip.bar_other, { count: 1 }) }).click();
    const slip = page.getByRole('dialog', { name: sea.slip.title });
    await slip.getByRole('button', { name: filled(sea.slip.place, { amount: '฿20.00' }) }).click();
    await slip.getByText(sea.placed.title).waitFor();
    await slip.getByText(/^S[2-9A-Z]{10}$/).waitFor();

    await slip.getByRole('button', { name: slips.picture.open, exact: true }).click();
    const picture = page.getByRole('dialog', { name: slips.picture.title });
    await eventually(() =>
      picture.getByRole('img').evaluate((image) => Reflect.get(image, 'naturalWidth')),
    ).toBe(1440);
    const saving = page.waitForEvent('download');
    await picture.getByRole('button', { name: slips.picture.save, exact: true }).click();
    expect((await saving).suggestedFilename()).toMatch(/^S[2-9A-Z]{10}\.png$/);
    expect(await page.evaluate<number>('window.presses')).toBeLessThanOrEqual(PRESSES_MAX);
  },
);

/** Of a finger, in this document: a page that is loaded anew on the way would count none. */
async function countPresses(page: Page) {
  await page.evaluate(`
    window.presses = 0;
    addEventListener('click', ({ isTrusted }) => { if (isTrusted) window.presses += 1; }, true);
  `);
}
