import { type BoughtLine, listSlips, showSlip } from '@lanna/contract/lotteries/lottery/slips';
import { parseResult } from '@lanna/rules/lotteries/lottery/draws/result-text';
import { playOf } from '@lanna/rules/lotteries/lottery/family';
import { lhc } from '@lanna/rules/lotteries/lottery/lhc/family';
import { animalOf, zodiacYearOf } from '@lanna/rules/lotteries/lottery/lhc/zodiac';
import type { Play, Selection } from '@lanna/rules/lotteries/lottery/play';
import { payoutOf } from '@lanna/rules/lotteries/lottery/plays/payout';
import { readSelection } from '@lanna/rules/lotteries/lottery/plays/selection-text';
import { displayMoney, formatMoney, parseMoney } from '@lanna/rules/money';
import { expect, inject } from 'vitest';
import shared from '../../../web/src/features/lotteries/lotteries/words/th.json' with { type: 'json' };
import thai from '../../../web/src/features/lotteries/lottery/words/th.json' with { type: 'json' };
import { PHONE_THAI, test } from '../../device-matrix.ts';
import { eventually } from '../../eventually.ts';
import { expectNoViolations, FRAME } from '../../expect-no-violations.ts';
import { ask, newPlayer } from '../../player.ts';
import { filled } from '../../words.ts';
import { drawNow } from './draw-now.ts';

/* An animal and a colour of Mark Six on one slip, from the keys to the money. */

const portalUrl = inject('portalUrl');
const GAME = 'LHC_5M';
/** Its draw and settlement, once its time has come. */
const SETTLED_MS = 60_000;

test.concurrent.for([PHONE_THAI])(
  'the animal of the year and a colour are bet on, drawn and paid ($device, $language)',
  async (view, { come }) => {
    const player = await newPlayer(portalUrl, '1000.00');
    const { page, at } = await come({
      ...view,
      member: player,
      path: `/lottery?gameCode=${GAME}&playType=special-zodiac`,
    });

    const { rows } = shared.plays.markSix;
    const { red } = shared.plays.options;
    const key = (row: string, value: string) =>
      page.getByRole('button', { name: filled(thai.row.key, { row, value }) });
    const ofYear = animalOf('z1', zodiacYearOf(Date.now()).animal);
    const animal = filled(shared.zodiac.of, {
      animal: shared.zodiac.animals[ofYear],
      numbers: '01·13·25·37·49',
    });
    await key(rows.zodiacs, animal).click();
    await expectNoViolations(page, { without: FRAME });
    await page.getByRole('button', { name: thai.bar.add, exact: true }).click();
    await page.goto(at(`/lottery?gameCode=${GAME}&playType=special-colour`));
    await key(rows.colours, red).click();
    await page.getByRole('button', { name: thai.bar.buy, exact: true }).click();
    const review = page.getByRole('dialog', { name: thai.review.title });
    await review.getByText(animal).waitFor();
    await review.getByText(red, { exact: true }).waitFor();
    await review.getByRole('button', { name: filled(thai.review.buy, { stake: '฿4.00' }) }).click();
    await page.getByRole('region', { name: thai.placed.title }).getByText(thai.placed.open).waitFor();
    await eventually(() => page.getByRole('banner').textContent()).toContain('996.00');

    const [first] = (await ask(portalUrl, listSlips, { query: {} }, player)).list;
    const id = first?.id ?? '';
    await drawNow(GAME, first?.firstNumero ?? '');
    await eventually(async () => (await slipOf()).slip.state, SETTLED_MS).toMatch(/^(won|lost)$/);
    const bought = await slipOf();
    expect(bought.lines.map(({ selection }) => selection)).toEqual(['z1', 'red']);
    const paid = bought.lines.reduce((sum, line) => sum + paidBy(line), 0n);
    expect(bought.slip.payout).toBe(formatMoney(paid));
    const left = displayMoney((parseMoney('996.00') ?? 0n) + paid);
    await eventually(() => page.getByRole('banner').textContent()).toContain(left);

    function slipOf() {
      return ask(portalUrl, showSlip, { params: { id } }, player);
    }
  },
);

/** What the rules say such a line wins. */
function paidBy(line: BoughtLine): bigint {
  const play = playOf(lhc, line.play) as Play;
  const picked = readSelection(play, line.selection) as { selection: Selection };
  const drawn = parseResult(lhc.draw, line.result ?? '');
  if ('errors' in drawn) throw new Error(`no result of Mark Six: ${line.result}`);
  return payoutOf(
    {
      play,
      selection: picked.selection,
      unitCost: lhc.unitCost,
      moneyUnit: '1',
      multiple: line.multiple,
      prices: line.prices.map((price) => parseMoney(price) ?? 0n),
    },
    drawn.result,
  );
}
