import type { BoughtLine } from '@lanna/contract/lotteries/lottery/slips';
import { listSlips, showSlip } from '@lanna/contract/lotteries/lottery/slips';
import { parseResult } from '@lanna/rules/lotteries/lottery/draws/result-text';
import { playOf } from '@lanna/rules/lotteries/lottery/family';
import type { Play, Selection } from '@lanna/rules/lotteries/lottery/play';
import { payoutOf } from '@lanna/rules/lotteries/lottery/plays/payout';
import { readSelection } from '@lanna/rules/lotteries/lottery/plays/selection-text';
import { thai } from '@lanna/rules/lotteries/lottery/thai/family';
import { displayMoney, formatMoney, parseMoney } from '@lanna/rules/money';
import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import lobby from '../../../web/src/features/lotteries/lotteries/words/th.json' with { type: 'json' };
import sea from '../../../web/src/features/lotteries/sea/words/th.json' with { type: 'json' };
import slips from '../../../web/src/features/lotteries/slips/words/th.json' with { type: 'json' };
import { PHONE_THAI, test } from '../../device-matrix.ts';
import { eventually } from '../../eventually.ts';
import { ask, newPlayer } from '../../player.ts';
import { filled } from '../../words.ts';
import { drawNow } from './draw-now.ts';

const portalUrl = inject('portalUrl');
/** Its draws are brought forward here and in no other journey. */
const GAME = 'THAI_30M';
/** Its draw and settlement, once its time has come. */
const SETTLED_MS = 60_000;
/** With a press every four seconds it is done within a minute, however slow the machine of a test is. */
const PRESSES_MAX = 15;

test.concurrent.for([PHONE_THAI])(
  'from home to the saved picture of a slip by thumb alone, 360 px wide; the slip is drawn and paid ($device, $language)',
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
    await page.locator(`a[href*="gameCode=${GAME}"]`).first().click();

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

    const [first] = (await ask(portalUrl, listSlips, { query: {} }, player)).list;
    const id = first?.id ?? '';
    await drawNow(GAME, first?.firstNumero ?? '');
    await eventually(async () => (await slipOf()).slip.state, SETTLED_MS).toMatch(/^(won|lost)$/);
    const bought = await slipOf();
    const paid = bought.lines.reduce((sum, line) => sum + paidBy(line), 0n);
    expect(bought.slip.payout).toBe(formatMoney(paid));
    const left = displayMoney((parseMoney('980.00') ?? 0n) + paid);
    await eventually(() => page.locator('header').first().textContent()).toContain(left);

    function slipOf() {
      return ask(portalUrl, showSlip, { params: { id } }, player);
    }
  },
);

/** Of a finger, in this document: a page that is loaded anew on the way would count none. */
async function countPresses(page: Page) {
  await page.evaluate(`
    window.presses = 0;
    addEventListener('click', ({ isTrusted }) => { if (isTrusted) window.presses += 1; }, true);
  `);
}

/** What the rules say such a line wins. */
function paidBy(line: BoughtLine): bigint {
  const play = playOf(thai, line.play) as Play;
  const picked = readSelection(play, line.selection) as { selection: Selection };
  const drawn = parseResult(thai.draw, line.result ?? '');
  if ('errors' in drawn) throw new Error(`no result of the Thai lottery: ${line.result}`);
  return payoutOf(
    {
      play,
      selection: picked.selection,
      unitCost: 1,
      moneyUnit: '1',
      multiple: line.multiple,
      prices: line.prices.map((price) => parseMoney(price) ?? 0n),
    },
    drawn.result,
  );
}
