import { moneyOf } from '@lanna/contract/money';
import { formatMoney } from '@lanna/rules/money';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { newId } from '../../../../platform/sealing/ids.ts';
import { exposedBy } from '../exposure/exposed-by.ts';
import type { AskedSlip, SlipBody } from './asked-slip.ts';
import { boundRebates } from './bound-rebates.ts';
import { type ChainLink, modesFor } from './modes.ts';
import { halfFrom } from './number-rules.ts';
import { openDraws } from './open-draws.ts';
import { type PricedBet, priceBets } from './price-bets.ts';
import type { ReadLine } from './read-lines.ts';
import type { Offer } from './read-offer.ts';
import { refusePrizes } from './refuse-prizes.ts';
import { refuseZodiacYear } from './refuse-zodiac-year.ts';
import type { NewSlip } from './take-slips.ts';

/** Counts and prices a slip anew, whatever the page says of it. Refuses as `placeSlip` declares. */
export function priceSlip(asked: AskedSlip, { offer, chain }: { offer: Offer; chain: ChainLink[] }): NewSlip {
  const { game, family, lines, body } = asked;
  const { terms, own, rules } = offer;
  if (offer.closed) throw new Refusal('lottery_game_closed', { because: offer.closed });
  const draws = openDraws(offer.draws, body.draws);
  refuseZodiacYear(lines, draws);
  const modes = modesFor(game, offer.modes, chain);
  refuseModes(lines, modes);
  const bets = priceBets({ game, family, own, rules }, lines, draws);
  refuseOtherStake(bets, body);
  const outlooks = refusePrizes(family, bets, terms);
  const rebates = boundRebates(family, bets, modes.own);
  return {
    id: newId(),
    ...asked.buyer,
    once: asked.once,
    game,
    seed: body.seed,
    said: body.stake,
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
  };
}

/** Refuses with `mode_not_allowed` {line, min, max, step}. */
function refuseModes(lines: readonly ReadLine[], modes: { min: number; max: number; step: number }): void {
  const { min, max, step } = modes;
  const wrong = lines.find(({ mode }) => mode < min || mode > max || (mode - min) % step !== 0);
  if (wrong) throw new Refusal('mode_not_allowed', { line: wrong.number, min, max, step });
}

/** Refuses with `slip_stake_differs` {stake}. */
function refuseOtherStake(bets: readonly PricedBet[], body: SlipBody): void {
  const stake = bets.reduce((sum, bet) => sum + bet.stake, 0n);
  if (stake !== moneyOf(body.stake)) throw new Refusal('slip_stake_differs', { stake: formatMoney(stake) });
}
