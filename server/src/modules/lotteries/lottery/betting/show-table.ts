import type { Value } from '@lanna/contract/endpoint';
import type { lotteryTable as endpoint } from '@lanna/contract/lotteries/lottery/games';
import { gameOf } from '@lanna/rules/lotteries/lottery/games';
import { formatMoney } from '@lanna/rules/money';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { readOwnPrices, readTerms } from '../desk/lottery-terms.ts';
import { readShotPrizes, shownShotPrizes } from '../settling/shot-prizes.ts';
import { type GameReader, showGames } from './list-games.ts';
import { modesFor, readBrandModes, readChain } from './modes.ts';
import { readNumberRules } from './number-rules.ts';

/** How a game is bet on, by this member or by a visitor. Refuses with `lottery_game_unknown`. */
export async function showTable(
  db: Queryable,
  reader: GameReader & { memberId: string | null },
  gameCode: string,
): Promise<Value<typeof endpoint>> {
  const known = gameOf(gameCode);
  const [game] = known ? await showGames(db, reader, [known]) : [];
  if (!known || !game) throw new Refusal('lottery_game_unknown');
  const { merchantId, memberId } = reader;
  const { prizeMode } = known;
  const [terms, prices, modes, draw] = await Promise.all([
    readTerms(db, merchantId, gameCode),
    readOwnPrices(db, merchantId, gameCode),
    readBrandModes(db, merchantId, prizeMode),
    currentDraw(db, gameCode, game.current?.numero),
  ]);
  const chain = memberId ? await readChain(db, { merchantId, memberId, prizeMode }, modes) : [];
  const rules = await readNumberRules(db, { merchantId, gameCode, drawIds: draw ? [draw] : [] }, terms);
  return {
    game,
    modes: modesFor(known, modes, chain),
    prices: prices.map((price) => ({ ...price, price: formatMoney(price.price) })),
    largestPrize: formatMoney(terms.largestPrize),
    largestSlipPrize: formatMoney(terms.largestSlipPrize),
    memberStake: formatMoney(terms.memberStake),
    coveragePercent: terms.coveragePercent,
    cancelAllowed: terms.cancelAllowed,
    shotPrizes: known.family === 'YEEKEE' ? shownShotPrizes(await readShotPrizes(db, merchantId)) : null,
    numbers: rules.list
      // What is set for this draw goes before what holds for all.
      .filter(({ play, number, drawId }) => drawId !== null || !rules.list.some(isSameOfDraw(play, number)))
      .map(({ play, number, rule }) => ({ play, number, rule })),
  };
}

function isSameOfDraw(play: string, number: string) {
  return (one: { drawId: string | null; play: string; number: string }) =>
    one.drawId !== null && one.play === play && one.number === number;
}

async function currentDraw(db: Queryable, gameCode: string, numero: string | undefined) {
  if (numero === undefined) return undefined;
  const row = await db
    .selectFrom('draws.draw_record')
    .select('id')
    .where('game_code', '=', gameCode)
    .where('numero', '=', numero)
    .executeTakeFirst();
  return row?.id;
}
