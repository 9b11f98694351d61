import type { LocalText } from '../../local-text.ts';
import { formatMoney, type Money, parseMoney } from '../../money.ts';
import { parseMarketKey } from './markets/market.ts';
import { isOutcome, type Outcome } from './markets/outcome.ts';
import type { Odds } from './odds/odds.ts';
import type { OddsStyle } from './odds/styles.ts';
import { type FixtureEnd, type SettledBy, settleLeg } from './settlement/settle-leg.ts';
import { payoutOf } from './slips/payout.ts';
import { lineCount, type SlipType } from './slips/slip.ts';

/** One leg of a settled slip, with all it was settled by. */
export interface ReceiptLeg {
  home: LocalText;
  away: LocalText;
  virtual: boolean;
  market: string;
  marketName: LocalText;
  selection: string;
  selectionName: LocalText;
  odds: Odds;
  outcome: Outcome;
  by: SettledBy;
  resultVersion: number | null;
  end: FixtureEnd | null;
}

/** A slip of the sportsbook once it is settled: legs, prices, results, and what they came to. */
export interface SportsReceipt {
  type: 'sports';
  gameCode: string;
  slip: string;
  slipType: SlipType;
  sizes: number[];
  oddsStyle: OddsStyle;
  ruleVersion: string;
  /** Decimal texts. */
  stake: string;
  payout: string;
  legs: ReceiptLeg[];
}

export type SportsCheck =
  | { verdict: 'unreadable' }
  | { verdict: 'holds' | 'differs'; outcomes: Outcome[]; lines: number; payout: string };

/**
 * Settles each leg again from the result it was settled by, and adds up all lines. What was void for its time is void here too: when a bet was taken is no part of the receipt. Never throws.
 */
export function checkSportsReceipt(receipt: SportsReceipt): SportsCheck {
  try {
    const outcomes = receipt.legs.map(outcomeOf);
    const slip = { type: receipt.slipType, sizes: receipt.sizes };
    const lines = lineCount({ ...slip, legs: receipt.legs });
    const stake = amount(receipt.stake);
    if (lines < 1 || stake % BigInt(lines) !== 0n) return { verdict: 'unreadable' };
    const legs = receipt.legs.map(({ odds }, at) => ({ odds, outcome: outcomes[at] ?? 'void' }));
    const payout = payoutOf(slip, stake / BigInt(lines), legs);
    const alike =
      payout === amount(receipt.payout) && receipt.legs.every(({ outcome }, at) => outcome === outcomes[at]);
    return { verdict: alike ? 'holds' : 'differs', outcomes, lines, payout: formatMoney(payout) };
  } catch {
    return { verdict: 'unreadable' };
  }
}

function outcomeOf({ market: key, selection, by, end, outcome }: ReceiptLeg): Outcome {
  if (by === 'after_kick_off' || by === 'cancelled_price') return 'void';
  const market = parseMarketKey(key);
  if (!market || !end || !isOutcome(outcome)) throw new Error('a leg that cannot be read');
  const settled = settleLeg({ market, selection, acceptedAt: 0, startedAt: null }, end);
  if (!settled) throw new Error('a result that settles nothing');
  return settled.outcome;
}

function amount(text: string): Money {
  const money = parseMoney(text);
  if (money === undefined) throw new Error(`${text} is no amount`);
  return money;
}
