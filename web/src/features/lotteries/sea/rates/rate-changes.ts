import type { Play } from '@lanna/rules/lotteries/lottery/play';
import { formatMoney, type Money, parseMoney } from '@lanna/rules/money';
import type { NumberBet, Slip } from '../slip/bets.ts';
import { priceOfNumber, type Rates } from './rates.ts';

export interface RateChange {
  play: Play;
  before: Money;
  after: Money;
  bets: NumberBet[];
}

/** What pays another rate than when it was put on the slip: it is not sent before the player has agreed. */
export function rateChanges(slip: Slip, plays: readonly Play[], rates: Rates): RateChange[] {
  const changes = new Map<string, RateChange>();
  for (const bet of slip) {
    const play = plays.find(({ code }) => code === bet.play);
    if (!play || rates.ruleOf(play, bet.number) === 'closed') continue;
    const now = rates.forNumber(play, bet.number);
    const before = bet.prices.map((price) => parseMoney(price) ?? 0n);
    if (now.every((price, at) => price === before[at])) continue;
    const change = {
      play,
      before: priceOfNumber(play, bet.number, before),
      after: priceOfNumber(play, bet.number, now),
    };
    const key = `${play.code} ${change.before} ${change.after}`;
    const known = changes.get(key) ?? { ...change, bets: [] };
    known.bets.push(bet);
    changes.set(key, known);
  }
  return [...changes.values()];
}

/** The slip at what it pays now. */
export function agreedTo(slip: Slip, plays: readonly Play[], rates: Rates): Slip {
  return slip.map((bet) => {
    const play = plays.find(({ code }) => code === bet.play);
    return play ? { ...bet, prices: rates.forNumber(play, bet.number).map(formatMoney) } : bet;
  });
}
