import { randomUUID } from 'node:crypto';
import { openedNumeros } from '@lanna/contract/lotteries/draws/draws';
import { placeSlip, showSlip } from '@lanna/contract/lotteries/lottery/slips';
import { balance } from '@lanna/contract/people/members/members';
import { playOf } from '@lanna/rules/lotteries/lottery/family';
import { gameOf } from '@lanna/rules/lotteries/lottery/games';
import type { Play } from '@lanna/rules/lotteries/lottery/play';
import { offeredPrices } from '@lanna/rules/lotteries/lottery/plays/offered-price';
import { STANDARD_MODE } from '@lanna/rules/lotteries/lottery/plays/price-mode';
import { ssc } from '@lanna/rules/lotteries/lottery/ssc/family';
import { formatMoney } from '@lanna/rules/money';
import { inject } from 'vitest';
import thai from '../../../web/src/features/lotteries/slips/words/th.json' with { type: 'json' };
import { queryDatabase } from '../../database-actions.ts';
import { PHONE_THAI, test } from '../../device-matrix.ts';
import { eventually } from '../../eventually.ts';
import { ask, newPlayer, type Player } from '../../player.ts';
import { drawNow } from './draw-now.ts';

/* A result that is corrected after a slip on it was settled, watched by its member. */

const portalUrl = inject('portalUrl');
/** No other journey waits for its draws: they can be brought forward. */
const GAME = 'SSC_20M';
/** Three times five units of 2, and three times 18 where the last digit is one of the five. */
const [STAKE, PRIZE] = [30, 54];

test.concurrent.for([PHONE_THAI])(
  'a corrected result turns a settled slip on the open page: what was paid goes back, what now wins is paid ($device, $language)',
  async (view, { come }) => {
    const player = await newPlayer(portalUrl, '1000.00');
    const { draws } = await ask(portalUrl, openedNumeros, { query: { gameCode: GAME, count: 2 } });
    // The next one may close before the slip is there.
    const numero = draws[1]?.numero ?? '';
    const slipId = await buy(player, numero);

    const { page } = await come({ ...view, member: player, path: '/?centre=member&page=lotterySlips' });
    await page.getByRole('button', { name: new RegExp(numero) }).click();
    const slip = page.getByRole('dialog', { name: thai.detail.title });
    await slip.getByText(thai.detail.lines).waitFor();

    await drawNow(GAME, numero);
    const hasWon = await eventuallyWon(player, slipId, 1);
    await shows(hasWon);

    await correct(numero);
    await eventuallyWon(player, slipId, 2);
    await shows(!hasWon);

    async function shows(won: boolean) {
      await eventually(async () => (await slip.textContent())?.includes(`฿${PRIZE}.00`)).toBe(won);
      const left = 1000 - STAKE + (won ? PRIZE : 0);
      await eventually(async () => (await ask(portalUrl, balance, {}, player)).sumBalance).toBe(`${left}.00`);
    }
  },
);

async function buy(player: Player, numero: string): Promise<string> {
  const play = playOf(ssc, 'position') as Play;
  const game = gameOf(GAME);
  if (!game) throw new Error(`there is no ${GAME}`);
  const prices = offeredPrices({ game, family: ssc, own: [] }, play, STANDARD_MODE).map(formatMoney);
  const line = {
    play: play.code,
    selection: '||||01234',
    moneyUnit: '1',
    multiple: 3,
    mode: STANDARD_MODE,
  } as const;
  const { slipId } = await ask(
    portalUrl,
    placeSlip,
    {
      body: {
        gameCode: GAME,
        lines: [{ ...line, prices }],
        draws: [{ numero, multiple: 1 }],
        stopOnWin: false,
        stake: `${STAKE}.00`,
        seed: 'a quiet river',
      },
    },
    { ...player, idempotencyKey: randomUUID() },
  );
  return slipId;
}

/** Whether the slip has won, once it is settled by that version of the result. */
async function eventuallyWon(player: Player, slipId: string, version: number): Promise<boolean> {
  await eventually(async () => {
    const [settled] = await queryDatabase(
      `select l.version from lottery.line l where l.slip_id = $1 and l.state in ('won', 'lost')`,
      [slipId],
    );
    return settled?.['version'];
  }).toBe(version);
  const { slip } = await ask(portalUrl, showSlip, { params: { id: slipId } }, player);
  return slip.state === 'won';
}

/** As two operators do by the console: the next version, with another last digit. */
async function correct(numero: string) {
  await queryDatabase(
    `with corrected as (
       update draws.draw set state = 'drawn', version = version + 1, settled_at = null,
         result = left(result, 4) || (right(result, 1)::integer + 5) % 10
       where game_code = $1 and numero = $2
       returning id, version, result
     )
     insert into draws.result (draw_id, version, result, source, given_by, reason, given_at)
     select id, version, result, 'corrected', 'two operators', 'a digit was misread', clock_timestamp() from corrected`,
    [GAME, numero],
  );
}
