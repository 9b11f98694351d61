import { drawProof } from '@lanna/contract/lotteries/draws/draws';
import { listSlips, showSlip } from '@lanna/contract/lotteries/lottery/slips';
import { parseResult } from '@lanna/rules/lotteries/lottery/draws/result-text';
import { playOf } from '@lanna/rules/lotteries/lottery/family';
import type { Play, Selection } from '@lanna/rules/lotteries/lottery/play';
import { type BetLine, payoutOf } from '@lanna/rules/lotteries/lottery/plays/payout';
import { readSelection } from '@lanna/rules/lotteries/lottery/plays/selection-text';
import { ssc } from '@lanna/rules/lotteries/lottery/ssc/family';
import { displayMoney, parseMoney } from '@lanna/rules/money';
import { expect, inject } from 'vitest';
import shared from '../../../web/src/features/lotteries/lotteries/words/th.json' with { type: 'json' };
import thai from '../../../web/src/features/lotteries/lottery/words/th.json' with { type: 'json' };
import { PHONE_THAI, test } from '../../device-matrix.ts';
import { eventually } from '../../eventually.ts';
import { expectNoViolations, FRAME } from '../../expect-no-violations.ts';
import { ask, newPlayer } from '../../player.ts';
import { filled } from '../../words.ts';
import { drawNow } from './draw-now.ts';

/* A slip of SSC on a phone, from the lobby to what the draw made of it. */

const portalUrl = inject('portalUrl');
/** Its draws are brought forward here and in no other journey. */
const GAME = 'SSC_20M';
/** Its draw and settlement, once its time has come. */
const SETTLED_MS = 60_000;

test.concurrent.for([PHONE_THAI])(
  'a slip of SSC is picked, bought, drawn and settled, and the balance follows ($device, $language)',
  async (view, { come }) => {
    const player = await newPlayer(portalUrl, '1000.00');
    const { page } = await come({ ...view, member: player, path: '/lottery' });
    await page.locator(`a[href*="gameCode=${GAME}"]`).first().click();

    // Five numbers of the last place: one of two draws wins.
    await page.getByRole('button', { name: new RegExp(`^${thai.plays.play}`) }).click();
    const sheet = page.getByRole('dialog', { name: thai.plays.title });
    await sheet.getByLabel(thai.plays.search).fill(shared.plays.names.position);
    await sheet.getByRole('button', { name: shared.plays.names.position, exact: true }).click();
    await page
      .getByRole('button', {
        name: filled(thai.row.quickKey, { row: shared.plays.rows.ones, key: thai.quick.odd }),
      })
      .click();
    await page.getByText(filled(thai.bar.units_other, { units: 5 }), { exact: true }).waitFor();
    await expectNoViolations(page, { without: FRAME });
    await page.getByRole('button', { name: thai.bar.buy, exact: true }).click();
    const review = page.getByRole('dialog', { name: thai.review.title });
    await review.getByRole('timer').waitFor();
    await review.getByRole('button', { name: filled(thai.review.buy, { stake: '฿10.00' }) }).click();

    const placed = page.getByRole('region', { name: thai.placed.title });
    await placed.getByText(thai.placed.open).waitFor();
    await eventually(() => page.getByRole('banner').textContent()).toContain('990.00');

    const [first] = (await ask(portalUrl, listSlips, { query: {} }, player)).list;
    const id = first?.id ?? '';
    await drawNow(GAME, first?.firstNumero ?? '');
    await eventually(async () => (await slipOf(id)).slip.state, SETTLED_MS).toMatch(/^(won|lost)$/);
    const { slip, lines } = await slipOf(id);
    const { draw } = await ask(portalUrl, drawProof, {
      query: { gameCode: slip.gameCode, numero: slip.firstNumero },
    });
    const payout = paidBy(lines[0]?.selection ?? '', draw.result ?? '');
    expect(parseMoney(slip.payout)).toBe(payout);
    const words =
      payout > 0n ? filled(thai.placed.won, { payout: displayMoney(payout, '฿') }) : thai.placed.lost;
    await placed.getByText(words).waitFor();
    const left = displayMoney((parseMoney('990.00') ?? 0n) + payout);
    await eventually(() => page.getByRole('banner').textContent()).toContain(left);

    async function slipOf(slipId: string) {
      return ask(portalUrl, showSlip, { params: { id: slipId } }, player);
    }
  },
);

/** What the rules say such a slip wins. */
function paidBy(selection: string, result: string): bigint {
  const play = playOf(ssc, 'position') as Play;
  const picked = readSelection(play, selection) as { selection: Selection };
  const drawn = parseResult(ssc.draw, result);
  if ('errors' in drawn) throw new Error(`no result of SSC: ${result}`);
  const line: BetLine = {
    play,
    selection: picked.selection,
    unitCost: 2,
    moneyUnit: '1',
    multiple: 1,
    prices: [1_800_000n],
  };
  return payoutOf(line, drawn.result);
}
