import type { BoughtLine } from '@lanna/contract/lotteries/lottery/slips';
import { listSlips, showSlip } from '@lanna/contract/lotteries/lottery/slips';
import { parseResult } from '@lanna/rules/lotteries/lottery/draws/result-text';
import { playOf } from '@lanna/rules/lotteries/lottery/family';
import type { Play, Selection } from '@lanna/rules/lotteries/lottery/play';
import { payoutOf } from '@lanna/rules/lotteries/lottery/plays/payout';
import { readSelection } from '@lanna/rules/lotteries/lottery/plays/selection-text';
import { thai } from '@lanna/rules/lotteries/lottery/thai/family';
import { displayMoney, formatMoney, parseMoney } from '@lanna/rules/money';
import { expect, inject } from 'vitest';
import shared from '../../../web/src/features/lotteries/lotteries/words/th.json' with { type: 'json' };
import sea from '../../../web/src/features/lotteries/sea/words/th.json' with { type: 'json' };
import { PHONE_THAI, test } from '../../device-matrix.ts';
import { eventually } from '../../eventually.ts';
import { expectNoViolations } from '../../expect-no-violations.ts';
import { ask, newPlayer } from '../../player.ts';
import { filled } from '../../words.ts';
import { drawNow } from './draw-now.ts';

const portalUrl = inject('portalUrl');
const GAME = 'THAI_30M';
/** Its draw and settlement, once its time has come. */
const SETTLED_MS = 60_000;

test.concurrent.for([PHONE_THAI])(
  'numbers pressed on the Thai keypad survive a reload, are bought, drawn and paid ($device, $language)',
  async (view, { come }) => {
    const player = await newPlayer(portalUrl, '1000.00');
    const { page } = await come({ ...view, member: player, path: `/sealottery?gameCode=${GAME}` });

    await page
      .getByRole('group', { name: sea.plays.digits })
      .getByText(shared.plays.groups.digits2, { exact: true })
      .click();
    await page.getByRole('button', { name: new RegExp(`^${shared.plays.names.bottom2}`) }).click();
    const usual = page.getByRole('group', { name: sea.amount.quick });
    await usual.getByRole('button', { name: '10', exact: true }).click();
    const keypad = page.getByRole('region', { name: sea.ways.keypad });
    const key = (digit: string) => keypad.getByRole('button', { name: digit, exact: true });
    await page.getByRole('button', { name: sea.helpers.reverse, exact: true }).click();
    await key('1').click();
    await key('2').click();
    await page.getByRole('button', { name: sea.helpers.nineteen.name, exact: true }).click();
    await key('5').click();
    // 12 and 21, and nineteen with a five in them, on top and at the bottom.
    const bar = page.getByRole('button', { name: filled(sea.slip.bar_other, { count: 42 }) });
    await bar.waitFor();
    await page.reload();
    await bar.click();
    const slip = page.getByRole('dialog', { name: sea.slip.title });
    const buy = slip.getByRole('button', { name: filled(sea.slip.place, { amount: '฿420.00' }) });
    await buy.waitFor();
    await expectNoViolations(page);
    await buy.click();
    await slip.getByText(sea.placed.title).waitFor();
    await page.keyboard.press('Escape');
    await slip.waitFor({ state: 'hidden' });

    const [first] = (await ask(portalUrl, listSlips, { query: {} }, player)).list;
    const id = first?.id ?? '';
    await drawNow(GAME, first?.firstNumero ?? '');
    await eventually(async () => (await slipOf()).slip.state, SETTLED_MS).toMatch(/^(won|lost)$/);
    const bought = await slipOf();
    const paid = bought.lines.reduce((sum, line) => sum + paidBy(line), 0n);
    expect(bought.slip.payout).toBe(formatMoney(paid));
    const left = displayMoney((parseMoney('580.00') ?? 0n) + paid);
    await eventually(() => page.getByRole('banner').textContent()).toContain(left);

    function slipOf() {
      return ask(portalUrl, showSlip, { params: { id } }, player);
    }
  },
);

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
