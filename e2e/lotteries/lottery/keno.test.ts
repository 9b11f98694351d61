import { drawProof } from '@lanna/contract/lotteries/draws/draws';
import { listSlips, showSlip } from '@lanna/contract/lotteries/lottery/slips';
import { parseResult } from '@lanna/rules/lotteries/lottery/draws/result-text';
import { playOf } from '@lanna/rules/lotteries/lottery/family';
import { keno } from '@lanna/rules/lotteries/lottery/keno/family';
import type { Play, Selection } from '@lanna/rules/lotteries/lottery/play';
import { payoutOf } from '@lanna/rules/lotteries/lottery/plays/payout';
import { readSelection } from '@lanna/rules/lotteries/lottery/plays/selection-text';
import { displayMoney, parseMoney } from '@lanna/rules/money';
import { expect, inject } from 'vitest';
import draws from '../../../web/src/features/lotteries/draws/words/th.json' with { type: 'json' };
import elott from '../../../web/src/features/lotteries/elott/words/th.json' with { type: 'json' };
import shared from '../../../web/src/features/lotteries/lotteries/words/th.json' with { type: 'json' };
import thai from '../../../web/src/features/lotteries/lottery/words/th.json' with { type: 'json' };
import { PHONE_THAI, test } from '../../device-matrix.ts';
import { eventually } from '../../eventually.ts';
import { expectNoViolations, FRAME } from '../../expect-no-violations.ts';
import { ask, newPlayer } from '../../player.ts';
import { filled } from '../../words.ts';
import { drawNow } from './draw-now.ts';

/* Keno on a phone: from the menu to the stage, and from the draw to its proof. */

const portalUrl = inject('portalUrl');
/** Its draws are brought forward here and in no other journey. */
const GAME = 'KENO_1M';
const PICKED = ['07', '42', '80'];

test.concurrent.for([PHONE_THAI])(
  'three numbers of keno are bought and drawn, and the browser proves the draw right ($device, $language)',
  async (view, { come }) => {
    const player = await newPlayer(portalUrl, '1000.00');
    const { page, at, words } = await come({ ...view, member: player });
    await page.getByRole('button', { name: words.shell.menu, exact: true }).click();
    await page.getByRole('dialog').getByRole('link', { name: words.shell.category.ELOTT }).click();
    await page.getByRole('heading', { name: elott.lobby.everyMinute }).waitFor();
    await expectNoViolations(page, { without: FRAME });
    await page.locator(`a[href*="gameCode=${GAME}"]`).last().click();

    await page.getByRole('button', { name: new RegExp(`^${thai.plays.play}`) }).click();
    const sheet = page.getByRole('dialog', { name: thai.plays.title });
    const pick3 = filled(shared.plays.pickOf, { numbers: 3 });
    await sheet.getByRole('button', { name: pick3, exact: true }).click();
    for (const value of PICKED)
      await page
        .getByRole('button', {
          name: filled(thai.row.key, { row: shared.plays.rows.numbers, value }),
          exact: true,
        })
        .click();
    await page.getByText(filled(thai.bar.units_other, { units: 1 }), { exact: true }).waitFor();
    await expectNoViolations(page, { without: FRAME });
    // A draw a minute may close while the slip is looked at: then it is asked whether the next will do.
    const moving = page.getByRole('button', { name: new RegExp(`^${shared.moved.yes.split('{')[0]}`) });
    await page.addLocatorHandler(moving, () => moving.click());
    await page.getByRole('button', { name: thai.bar.buy, exact: true }).click();
    const review = page.getByRole('dialog', { name: thai.review.title });
    await review.getByRole('button', { name: filled(thai.review.buy, { stake: '฿1.00' }) }).click();
    const placed = page.getByRole('region', { name: thai.placed.title });
    await placed.getByText(thai.placed.open).waitFor();
    await eventually(() => page.getByRole('banner').textContent()).toContain('999.00');

    const [first] = (await ask(portalUrl, listSlips, { query: {} }, player)).list;
    const numero = first?.firstNumero ?? '';
    await drawNow(GAME, numero);
    await eventually(async () => (await slipBought()).slip.state).toMatch(/^(won|lost)$/);
    const { slip, lines } = await slipBought();
    const { draw } = await ask(portalUrl, drawProof, { query: { gameCode: GAME, numero } });
    const payout = paidBy(lines[0]?.selection ?? '', draw.result ?? '');
    expect(parseMoney(slip.payout)).toBe(payout);
    const left = displayMoney((parseMoney('999.00') ?? 0n) + payout);
    await eventually(() => page.getByRole('banner').textContent()).toContain(left);

    // The next draw may have come meanwhile: this one is opened by its address.
    await page.goto(at(`/lottery-proof?gameCode=${GAME}&numero=${numero}`));
    await page.getByText(draws.verdict.holds.title, { exact: true }).waitFor();
    await eventually(() => page.locator('main').textContent()).toContain(draw.result);

    function slipBought() {
      return ask(portalUrl, showSlip, { params: { id: first?.id ?? '' } }, player);
    }
  },
);

/** What the rules say such a line wins. */
function paidBy(selection: string, result: string): bigint {
  const play = playOf(keno, 'pick3') as Play;
  const picked = readSelection(play, selection) as { selection: Selection };
  const drawn = parseResult(keno.draw, result);
  if ('errors' in drawn) throw new Error(`no result of keno: ${result}`);
  return payoutOf(
    {
      play,
      selection: picked.selection,
      unitCost: 1,
      moneyUnit: '1',
      multiple: 1,
      prices: [4_000_000n, 250_000n],
    },
    drawn.result,
  );
}
