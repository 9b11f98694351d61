import { listSlips, showSlip } from '@lanna/contract/lotteries/lottery/slips';
import { parseResult } from '@lanna/rules/lotteries/lottery/draws/result-text';
import { playOf } from '@lanna/rules/lotteries/lottery/family';
import type { Play, Selection } from '@lanna/rules/lotteries/lottery/play';
import { payoutOf } from '@lanna/rules/lotteries/lottery/plays/payout';
import { readSelection } from '@lanna/rules/lotteries/lottery/plays/selection-text';
import { vietnamNorth } from '@lanna/rules/lotteries/lottery/vn/family';
import { displayMoney, formatMoney, parseMoney } from '@lanna/rules/money';
import { expect, inject } from 'vitest';
import shared from '../../../web/src/features/lotteries/lotteries/words/th.json' with { type: 'json' };
import thai from '../../../web/src/features/lotteries/lottery/words/th.json' with { type: 'json' };
import vn from '../../../web/src/features/lotteries/vn/words/th.json' with { type: 'json' };
import { PHONE_THAI, test } from '../../device-matrix.ts';
import { eventually } from '../../eventually.ts';
import { expectNoViolations, FRAME } from '../../expect-no-violations.ts';
import { ask, newPlayer } from '../../player.ts';
import { filled } from '../../words.ts';
import { drawNow } from './draw-now.ts';

/* Three numbers make three pairs of xiên 2; the draw of 27 prizes says which of them came up together. */

const portalUrl = inject('portalUrl');
const GAME = 'VN_NORTH_5M';
const SETTLED_MS = 60_000;

test.concurrent.for([PHONE_THAI])(
  'a xiên of three numbers is built on the grid, bought, drawn and paid ($device, $language)',
  async (view, { come }) => {
    const player = await newPlayer(portalUrl, '1000.00');
    const { page, at } = await come({ ...view, member: player, path: '/vnlottery' });
    await page.getByRole('heading', { name: vn.ours.title }).waitFor();
    await expectNoViolations(page, { without: FRAME });
    await page.locator(`a[href*="gameCode=${GAME}"]`).first().click();

    await page.getByRole('button', { name: new RegExp(`^${thai.plays.play}`) }).click();
    const sheet = page.getByRole('dialog', { name: thai.plays.title });
    await sheet.getByRole('button', { name: shared.plays.names.xien2, exact: true }).click();
    const grid = page.getByRole('group', { name: shared.plays.rows.numbers, exact: true });
    for (const number of ['05', '17', '88'])
      await grid.getByRole('button', { name: number, exact: true }).click();
    await page.getByRole('region', { name: thai.hundred.sets.title }).getByText('05 – 88').waitFor();
    await page.getByText(filled(thai.bar.units_other, { units: 3 }), { exact: true }).waitFor();
    await expectNoViolations(page, { without: FRAME });
    await page.getByRole('button', { name: thai.bar.buy, exact: true }).click();
    const review = page.getByRole('dialog', { name: thai.review.title });
    await review.getByRole('button', { name: filled(thai.review.buy, { stake: '฿3.00' }) }).click();
    const placed = page.getByRole('region', { name: thai.placed.title });
    await placed.getByText(thai.placed.open).waitFor();
    await eventually(() => page.getByRole('banner').textContent()).toContain('997.00');

    const [first] = (await ask(portalUrl, listSlips, { query: {} }, player)).list;
    const id = first?.id ?? '';
    await drawNow(GAME, first?.firstNumero ?? '');
    await eventually(async () => (await slipOf()).slip.state, SETTLED_MS).toMatch(/^(won|lost)$/);
    const { slip, lines } = await slipOf();
    const [line] = lines;
    expect(line?.selection).toBe('05 17 88');
    const payout = paidBy(line?.selection ?? '', line?.prices ?? [], line?.result ?? '');
    expect(slip.payout).toBe(formatMoney(payout));
    const words =
      payout > 0n ? filled(thai.placed.won, { payout: displayMoney(payout, '฿') }) : thai.placed.lost;
    await placed.getByText(words).waitFor();
    const left = displayMoney((parseMoney('997.00') ?? 0n) + payout);
    await eventually(() => page.getByRole('banner').textContent()).toContain(left);

    await page.goto(at(`/vnlottery?gameCode=${GAME}&tab=results`));
    await page.getByRole('region', { name: vn.board.title }).getByRole('article').first().waitFor();
    await page.getByRole('heading', { name: vn.absence.grid }).waitFor();
    await expectNoViolations(page, { without: FRAME });

    function slipOf() {
      return ask(portalUrl, showSlip, { params: { id } }, player);
    }
  },
);

/** What the rules say such a line wins. */
function paidBy(selection: string, prices: readonly string[], result: string): bigint {
  const play = playOf(vietnamNorth, 'xien2') as Play;
  const picked = readSelection(play, selection) as { selection: Selection };
  const drawn = parseResult(vietnamNorth.draw, result);
  if ('errors' in drawn) throw new Error(`no result of the north: ${result}`);
  return payoutOf(
    {
      play,
      selection: picked.selection,
      unitCost: 1,
      moneyUnit: '1',
      multiple: 1,
      prices: prices.map((price) => parseMoney(price) ?? 0n),
    },
    drawn.result,
  );
}
