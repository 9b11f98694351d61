import type { LocalText } from '../../local-text.ts';
import { formatMoney, type Money, parseMoney } from '../../money.ts';
import { checkSharedReceipt, type SharedReceipt } from '../shared-rounds/check-receipt.ts';
import { tableRules } from './all-tables.ts';

/** One player's bet on a round of a table: what all saw, and what the player's chips became by it. */
export interface TableReceipt {
  type: 'table';
  gameCode: string;
  table: string;
  /** The sheet of pay. */
  variant: string;
  /** As everybody may read it. */
  round: SharedReceipt;
  /** Decimal texts. */
  plays: { play: string; name?: LocalText; stake: string; payout: string }[];
  stake: string;
  payout: string;
}

export type TableDifference = 'link' | 'chain' | 'outcome' | 'payout';
export type TableCheck =
  | { verdict: 'not_settled' | 'unreadable' }
  | {
      verdict: 'holds' | 'differs';
      in: TableDifference[];
      /** Computed here. */
      outcome: unknown;
      plays: { play: string; payout: string }[];
      payout: string;
    };

/** Deals the round again from its link and seeds, and pays the player's chips by the rules. Never throws, whatever it says. */
export function checkTableReceipt(receipt: TableReceipt): TableCheck {
  const shared = checkSharedReceipt(receipt.round);
  if (shared.verdict === 'not_settled' || shared.verdict === 'unreadable') return { verdict: shared.verdict };
  try {
    const { kind, terms } = receipt.round;
    const rules = tableRules(kind);
    if (!rules || inTerms(terms) !== receipt.variant) return { verdict: 'unreadable' };
    const plays = receipt.plays.map(({ play, stake }) => ({
      play,
      payout: rules.payout(receipt.variant, play, amount(stake), shared.outcome),
    }));
    const payout = plays.reduce((sum, one) => sum + one.payout, 0n);
    const stake = receipt.plays.reduce((sum, one) => sum + amount(one.stake), 0n);
    const paysAlike =
      payout === amount(receipt.payout) &&
      stake === amount(receipt.stake) &&
      plays.every((one, at) => one.payout === amount(receipt.plays[at]?.payout ?? '0'));
    const differences: TableDifference[] = [
      ...(shared.verdict === 'differs' ? shared.in : []),
      ...(paysAlike ? [] : (['payout'] as const)),
    ];
    return {
      verdict: differences.length === 0 ? 'holds' : 'differs',
      in: differences,
      outcome: shared.outcome,
      plays: plays.map((one) => ({ play: one.play, payout: formatMoney(one.payout) })),
      payout: formatMoney(payout),
    };
  } catch {
    return { verdict: 'unreadable' };
  }
}

function inTerms(terms: unknown): unknown {
  return terms !== null && typeof terms === 'object' && 'variant' in terms ? terms.variant : undefined;
}

function amount(text: string): Money {
  const money = parseMoney(text);
  if (money === undefined) throw new Error(`${text} is no amount`);
  return money;
}
