import { moneyOf } from '@lanna/contract/money';
import type { Family } from '@lanna/rules/lotteries/lottery/family';
import type { Game } from '@lanna/rules/lotteries/lottery/game';
import { type OwnPrice, offeredPrices } from '@lanna/rules/lotteries/lottery/plays/offered-price';
import { type BetLine, MAX_MULTIPLE, stakeOf } from '@lanna/rules/lotteries/lottery/plays/payout';
import { halfPrice } from '@lanna/rules/lotteries/lottery/plays/price-mode';
import { formatMoney, type Money } from '@lanna/rules/money';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { NumberRules } from './number-rules.ts';
import type { ReadLine } from './read-lines.ts';

/** A draw the slip is on. */
export interface SlipDraw {
  id: string;
  numero: string;
  multiple: number;
}

/** One line on one draw, as it is sold. */
export interface PricedBet {
  draw: SlipDraw;
  line: ReadLine;
  bet: BetLine;
  isHalf: boolean;
  stake: Money;
}

/** What is offered for a line that the page shows otherwise. `half`: the numbers at half rate, which stand on a line of their own. */
interface ChangedLine {
  line: number;
  numero: string;
  prices: string[];
  half: string[];
}

/**
 * Prices every line on every draw. Refuses with `number_closed` {line, numero, play, number, numbers}, `price_changed` {line, numero, prices, half,
 * lines}: the first, and all, `slip_too_large` {mostMultiple}.
 */
export function priceBets(
  offer: { game: Game; family: Family; own: readonly OwnPrice[]; rules: NumberRules },
  lines: readonly ReadLine[],
  draws: readonly SlipDraw[],
): PricedBet[] {
  const closed = draws.flatMap((draw) => lines.flatMap((line) => closedNumbers(offer.rules, draw, line)));
  if (closed.length > 0)
    throw new Refusal('number_closed', { ...closed[0], numbers: closed.slice(0, MOST_NAMED) });
  const changed: ChangedLine[] = [];
  const bets: PricedBet[] = [];
  for (const line of lines) {
    const full = offeredPrices(offer, line.play, line.mode);
    for (const draw of draws) {
      const half = halfNumbers(offer.rules, draw, line);
      const isHalf = half.length > 0 && half.length === line.numbers?.length;
      const prices = isHalf ? full.map(halfPrice) : full;
      if ((half.length > 0 && !isHalf) || prices.map(formatMoney).join() !== line.shown.map(plain).join())
        changed.push({ line: line.number, numero: draw.numero, prices: prices.map(formatMoney), half });
      bets.push(priced(offer.family, draw, line, prices, isHalf));
    }
  }
  if (changed.length > 0)
    throw new Refusal('price_changed', { ...changed[0], lines: changed.slice(0, MOST_NAMED) });
  return bets;
}

/** A refusal names so many lines or numbers at most. */
const MOST_NAMED = 200;

function priced(family: Family, draw: SlipDraw, line: ReadLine, prices: Money[], isHalf: boolean): PricedBet {
  const multiple = line.multiple * draw.multiple;
  if (multiple > MAX_MULTIPLE) throw new Refusal('slip_too_large', { mostMultiple: MAX_MULTIPLE });
  const { play, selection, moneyUnit } = line;
  const bet: BetLine = { play, selection, unitCost: family.unitCost, moneyUnit, multiple, prices };
  return { draw, line, bet, isHalf, stake: stakeOf(bet) };
}

function closedNumbers(rules: NumberRules, draw: SlipDraw, line: ReadLine) {
  return numbersUnder(rules, 'closed', draw, line).map((number) => ({
    line: line.number,
    numero: draw.numero,
    play: line.play.code,
    number,
  }));
}

function halfNumbers(rules: NumberRules, draw: SlipDraw, line: ReadLine): string[] {
  return numbersUnder(rules, 'half', draw, line);
}

function numbersUnder(rules: NumberRules, rule: 'closed' | 'half', draw: SlipDraw, line: ReadLine): string[] {
  if (rules.list.length === 0 || !line.numbers) return [];
  return line.numbers.flatMap(({ number }) =>
    rules.at(draw.id, line.play.code, number) === rule ? [number] : [],
  );
}

/** `900` and `900.00` are one price. */
function plain(price: string): string {
  return formatMoney(moneyOf(price));
}
