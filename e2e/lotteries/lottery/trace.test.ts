import { randomUUID } from 'node:crypto';
import { openedNumeros } from '@lanna/contract/lotteries/draws/draws';
import { placeSlip } from '@lanna/contract/lotteries/lottery/slips';
import { balance } from '@lanna/contract/people/members/members';
import { playOf } from '@lanna/rules/lotteries/lottery/family';
import { gameOf } from '@lanna/rules/lotteries/lottery/games';
import type { Play } from '@lanna/rules/lotteries/lottery/play';
import { offeredPrices } from '@lanna/rules/lotteries/lottery/plays/offered-price';
import { STANDARD_MODE } from '@lanna/rules/lotteries/lottery/plays/price-mode';
import { ssc } from '@lanna/rules/lotteries/lottery/ssc/family';
import { formatMoney } from '@lanna/rules/money';
import { expect, inject } from 'vitest';
import english from '../../../web/src/features/lotteries/slips/words/en.json' with { type: 'json' };
import { PHONE_ENGLISH, test } from '../../device-matrix.ts';
import { eventually } from '../../eventually.ts';
import { DIALOG, expectNoViolations } from '../../expect-no-violations.ts';
import { ask, newPlayer } from '../../player.ts';
import { filled } from '../../words.ts';
import { drawNow } from './draw-now.ts';

/* A trace over several draws that is to stop on its win, watched by its member. */

const portalUrl = inject('portalUrl');
/** No other journey waits for its draws: they can be brought forward. */
const GAME = 'SSC_5M';

test.concurrent.for([PHONE_ENGLISH])(
  'a trace stops on its win, and what it had ahead comes back ($device, $language)',
  async (view, { come }) => {
    const player = await newPlayer(portalUrl, '1000.00');
    const { draws } = await ask(portalUrl, openedNumeros, { query: { gameCode: GAME, count: 4 } });
    // The next one may close before the slip is there.
    const [first, second, third] = draws.slice(1).map(({ numero }) => numero) as [string, string, string];
    const { slipId } = await buyTrace(player, [first, second, third]);

    const { page } = await come({ ...view, member: player, path: '/?centre=member&page=lotterySlips' });
    await page.getByRole('button', { name: new RegExp(first) }).click();
    const slip = page.getByRole('dialog', { name: english.detail.title });
    await slip.getByText(english.trace.stopsOnWin).waitFor();
    await slip.getByText(filled(english.card.progress, { done: 0, draws: 3 })).waitFor();
    await expectNoViolations(page, DIALOG);

    await drawNow(GAME, first);
    await slip.getByText(filled(english.trace.stoppedAt, { numero: first })).waitFor();
    // 18 for the place that came, less than both lines cost: it is reported, not cheered. The other two draws, 40 and 80, are back.
    await eventually(() => slip.textContent()).toContain('฿18.00');
    await eventually(() => slip.textContent()).toContain('฿120.00');
    await expectNoViolations(page, DIALOG);
    await eventually(async () => (await ask(portalUrl, balance, {}, player)).sumBalance).toBe('998.00');
    expect(new URL(page.url()).searchParams.get('lotterySlips.slip')).toBe(slipId);
  },
);

/** All numbers of the last place, half of them on each of two lines: one wins whatever is drawn, and no line covers too much. */
function buyTrace(
  player: { token: string; address: string },
  [first, second, third]: [string, string, string],
) {
  const play = playOf(ssc, 'position') as Play;
  const game = gameOf(GAME);
  if (!game) throw new Error(`there is no ${GAME}`);
  const prices = offeredPrices({ game, family: ssc, own: [] }, play, STANDARD_MODE).map(formatMoney);
  const line = { play: play.code, moneyUnit: '1' as const, multiple: 1, mode: STANDARD_MODE, prices };
  return ask(
    portalUrl,
    placeSlip,
    {
      body: {
        gameCode: GAME,
        lines: ['||||01234', '||||56789'].map((selection) => ({ ...line, selection })),
        draws: [
          { numero: first, multiple: 1 },
          { numero: second, multiple: 2 },
          { numero: third, multiple: 4 },
        ],
        stopOnWin: true,
        stake: '140.00',
        seed: 'a lucky river',
      },
    },
    { ...player, idempotencyKey: randomUUID() },
  );
}
