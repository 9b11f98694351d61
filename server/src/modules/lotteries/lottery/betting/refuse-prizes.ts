import { boundOf } from '@lanna/rules/lotteries/lottery/cover/coverage';
import { mostChance, type Outlook, outlookOf } from '@lanna/rules/lotteries/lottery/cover/outlook';
import type { Family } from '@lanna/rules/lotteries/lottery/family';
import { type Fraction, fraction, isLess } from '@lanna/rules/lotteries/lottery/plays/fraction';
import { mostPaid } from '@lanna/rules/lotteries/lottery/plays/payout';
import { formatMoney, type Money } from '@lanna/rules/money';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { LotteryTerms } from '../desk/lottery-terms.ts';
import type { PricedBet } from './price-bets.ts';

/**
 * So many lines of a slip are looked at result by result, some tens of milliseconds each. What a line beyond them can come to is checked by its quick
 * bounds, which are never too small.
 */
const EXACT_LOOKS = 12;

/** What a line can come to on its draw. */
export interface BetOutlook {
  /** The most it pays on one result; never less than that. */
  most: Money;
  /** A bound of the share of results it wins on, in millionths. What counts for turnover is decided over all lines of the member once the draw is closed. */
  coverage: number;
}

/**
 * Holds every line against what one may win and cover, and each draw's lines together against what a slip may win. Gives back what each can come to,
 * in the order of the bets. Refuses with `coverage_too_wide` {lines, percent}, `prize_too_large` {line | numero, prize, most}.
 */
export function refusePrizes(family: Family, bets: readonly PricedBet[], terms: LotteryTerms): BetOutlook[] {
  const check = outlooks(family);
  const widest = fraction(BigInt(terms.coveragePercent), 100n);
  const outlooksOfBets = bets.map((priced): BetOutlook => {
    const { bet, line } = priced;
    const chance = isLess(widest, mostChance(bet)) ? check(priced).chance : mostChance(bet);
    if (isLess(widest, chance))
      throw new Refusal('coverage_too_wide', { line: line.number, percent: terms.coveragePercent });
    const quick = mostPaid(bet);
    const most = quick > terms.largestPrize && bet.play.overlaps ? check(priced).most : quick;
    if (most > terms.largestPrize)
      throw new Refusal('prize_too_large', {
        line: line.number,
        prize: formatMoney(most),
        most: formatMoney(terms.largestPrize),
      });
    return { most, coverage: boundOf(chance) };
  });
  refuseSlipPrize(bets, outlooksOfBets, terms.largestSlipPrize);
  return outlooksOfBets;
}

/** All lines of a draw together: as if they could all win at once. */
function refuseSlipPrize(bets: readonly PricedBet[], of: readonly BetOutlook[], most: Money): void {
  const byDraw = new Map<string, Money>();
  for (const [at, { draw }] of bets.entries()) {
    const sum = (byDraw.get(draw.numero) ?? 0n) + (of[at]?.most ?? 0n);
    if (sum > most)
      throw new Refusal('prize_too_large', {
        numero: draw.numero,
        prize: formatMoney(sum),
        most: formatMoney(most),
      });
    byDraw.set(draw.numero, sum);
  }
}

/** Exact outlooks, each line's once for a multiple and its prices; beyond the looks there are, the quick bounds. */
function outlooks(family: Family): (priced: PricedBet) => Outlook {
  const known = new Map<string, Outlook>();
  return ({ bet, line, isHalf }) => {
    const key = `${line.number}/${bet.multiple}/${isHalf}`;
    let outlook = known.get(key);
    if (!outlook) {
      const isSlow = bet.play.overlaps && (!bet.play.outlook || bet.play.slowOutlook);
      const isBound = isSlow && known.size >= EXACT_LOOKS;
      outlook = isBound ? { chance: capped(mostChance(bet)), most: mostPaid(bet) } : outlookOf(family, bet);
      known.set(key, outlook);
    }
    return outlook;
  };
}

function capped(chance: Fraction): Fraction {
  const whole = fraction(1n, 1n);
  return isLess(whole, chance) ? whole : chance;
}
