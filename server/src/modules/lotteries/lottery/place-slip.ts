import type { Received, Value } from '@lanna/contract/endpoint';
import {
  type placeSlip as endpoint,
  MAX_SLIP_BETS,
  MAX_SLIP_TEXT,
} from '@lanna/contract/lotteries/lottery/slips';
import { moneyOf } from '@lanna/contract/money';
import { familyOf } from '@lanna/rules/lotteries/lottery/families';
import type { Family } from '@lanna/rules/lotteries/lottery/family';
import type { Game } from '@lanna/rules/lotteries/lottery/game';
import { gameOf } from '@lanna/rules/lotteries/lottery/games';
import { formatMoney } from '@lanna/rules/money';
import type { Clock } from '../../../platform/process/clock.ts';
import { notifyPush } from '../../../platform/push/notify.ts';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import { answerOnce } from '../../../platform/sealing/idempotency.ts';
import { newId } from '../../../platform/sealing/ids.ts';
import { afterCommit, type Database, type Tx } from '../../../platform/sql/database.ts';
import { boundRebates } from './betting/bound-rebates.ts';
import { modesFor } from './betting/modes.ts';
import { halfFrom } from './betting/number-rules.ts';
import { openDraws } from './betting/open-draws.ts';
import { type PricedBet, priceBets } from './betting/price-bets.ts';
import { type ReadLine, readLines } from './betting/read-lines.ts';
import { readOffer } from './betting/read-offer.ts';
import { refusePrizes } from './betting/refuse-prizes.ts';
import { refuseZodiacYear } from './betting/refuse-zodiac-year.ts';
import { takeSlip } from './betting/take-slip.ts';
import { exposedBy } from './exposure/exposed-by.ts';
import type { ExposureNews } from './exposure/exposure-news.ts';

type Body = Received<typeof endpoint>['body'];

export interface SlipDeps {
  db: Database;
  clock: Clock;
  news: Pick<ExposureNews, 'notify'>;
}

/** Who buys. */
export interface Buyer {
  merchantId: string;
  memberId: string;
}

/**
 * Buys a slip: whole or not at all, once for the key. What the page says is read, counted and priced anew; what holds only under locks is proved by
 * `lottery.take_slip`. Refuses as `placeSlip` declares.
 */
export async function placeSlip(
  deps: SlipDeps,
  body: Body,
  buyer: Buyer & { idempotencyKey: string },
): Promise<Value<typeof endpoint>> {
  const game = gameOf(body.gameCode);
  const family = game && familyOf(game.family);
  if (!game || !family) throw new Refusal('lottery_game_unknown');
  // Before the transaction: nothing waits while long texts are read.
  const lines = readLines(family, body.lines);
  refuseTooLarge(lines, body);
  const once = { scope: `slip ${buyer.memberId}`, key: buyer.idempotencyKey, body };
  return deps.db.transaction((tx) => {
    const now = deps.clock.now();
    return answerOnce(tx, { ...once, now }, async () => {
      const bought = await buy(tx, { game, family, lines, body, buyer, now });
      afterCommit(tx, () => deps.news.notify(buyer.merchantId));
      return bought;
    });
  });
}

interface Purchase {
  game: Game;
  family: Family;
  lines: readonly ReadLine[];
  body: Body;
  buyer: Buyer;
  now: Date;
}

async function buy(tx: Tx, { game, family, lines, body, buyer, now }: Purchase) {
  const { merchantId, memberId } = buyer;
  const offer = await readOffer(tx, {
    merchantId,
    memberId,
    game,
    numeros: body.draws.map(({ numero }) => numero),
  });
  const { terms, chain, own, rules } = offer;
  if (offer.closed) throw new Refusal('lottery_game_closed', { because: offer.closed });
  const draws = openDraws(offer.draws, body.draws);
  await refuseZodiacYear(tx, lines, draws);
  const modes = modesFor(game, offer.modes, chain);
  refuseModes(lines, modes);
  const bets = priceBets({ game, family, own, rules }, lines, draws);
  refuseOtherStake(bets, body);
  const outlooks = refusePrizes(family, bets, terms);
  const rebates = boundRebates(family, bets, modes.own);
  const slipId = newId();
  const { balance } = await takeSlip(tx, {
    id: slipId,
    ...buyer,
    game,
    seed: body.seed,
    stopsOnWin: body.stopOnWin,
    chain,
    draws,
    bets: bets.map((bet, at) => ({
      ...bet,
      rebate: rebates[at]?.rebate ?? 0n,
      rebatesTo: rebates[at]?.rebatesTo ?? bet.line.mode,
      most: outlooks[at]?.most ?? 0n,
      coverage: outlooks[at]?.coverage ?? 1_000_000,
    })),
    exposed: exposedBy(bets, outlooks),
    terms,
    halfFrom: halfFrom(terms),
    now,
  });
  await notifyPush(tx, { m: [memberId], t: ['my_slips_changed', 'balance_changed', 'bets_changed'] });
  return { slipId, stake: body.stake, balance: formatMoney(balance) };
}

/** Refuses with `slip_too_large` {mostBets | mostSigns}. */
function refuseTooLarge(lines: readonly ReadLine[], { draws }: Body): void {
  if (lines.length * draws.length > MAX_SLIP_BETS)
    throw new Refusal('slip_too_large', { mostBets: MAX_SLIP_BETS });
  const signs = lines.reduce((sum, { text }) => sum + text.length, 0) * draws.length;
  if (signs > MAX_SLIP_TEXT) throw new Refusal('slip_too_large', { mostSigns: MAX_SLIP_TEXT });
}

/** Refuses with `mode_not_allowed` {line, min, max, step}. */
function refuseModes(lines: readonly ReadLine[], modes: { min: number; max: number; step: number }): void {
  const { min, max, step } = modes;
  const wrong = lines.find(({ mode }) => mode < min || mode > max || (mode - min) % step !== 0);
  if (wrong) throw new Refusal('mode_not_allowed', { line: wrong.number, min, max, step });
}

/** Refuses with `slip_stake_differs` {stake}. */
function refuseOtherStake(bets: readonly PricedBet[], body: Body): void {
  const stake = bets.reduce((sum, bet) => sum + bet.stake, 0n);
  if (stake !== moneyOf(body.stake)) throw new Refusal('slip_stake_differs', { stake: formatMoney(stake) });
}
