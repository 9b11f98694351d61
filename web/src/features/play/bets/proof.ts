import { moneyOf } from '@lanna/contract/money';
import type { Bet } from '@lanna/contract/play/bets/bets';
import { displayMoney } from '@lanna/rules/money';
import type { RoundReceipt } from '@lanna/studio/rules/receipt';
import { checkReceipt } from '@lanna/studio/rules/verify-round';

export interface ProofStep {
  name:
    | 'commitment'
    | 'outcome'
    | 'payout'
    | 'wallet'
    | 'link'
    | 'chain'
    | 'dealt'
    | 'paid'
    | 'legs'
    | 'lines'
    | 'hits'
    | 'packet'
    | 'openings'
    | 'results';
  holds: boolean;
  /** The value in the receipt (for `wallet`: in the ledger), and the value computed here. */
  printed: string;
  computed: string;
}

export type Proof =
  | { decision: 'not_revealed' | 'unreadable' }
  | { decision: 'holds' | 'differs'; steps: ProofStep[] };

/** Computes a round again and compares each step with the receipt: seed, reels, payout, money. */
export function proofOf(receipt: RoundReceipt, bet: Bet): Proof {
  const check = checkReceipt(receipt);
  if (check.verdict === 'not_revealed' || check.verdict === 'unreadable') return { decision: check.verdict };
  const { recomputed } = check;
  const differences = check.verdict === 'differs' ? check.in : [];
  const steps: ProofStep[] = [
    {
      name: 'commitment',
      holds: !differences.includes('commitment'),
      printed: receipt.serverSeedHash,
      computed: recomputed.serverSeedHash,
    },
    {
      name: 'outcome',
      holds: !differences.includes('outcome'),
      printed: stopsText(receipt),
      computed: stopsText(recomputed),
    },
    {
      name: 'payout',
      holds: !differences.includes('payout'),
      printed: moneyText(receipt.payout),
      computed: moneyText(recomputed.payout),
    },
    {
      name: 'wallet',
      holds:
        moneyOf(bet.stake) === moneyOf(receipt.stake) && moneyOf(bet.payout) === moneyOf(recomputed.payout),
      printed: `−${moneyText(bet.stake)} +${moneyText(bet.payout)}`,
      computed: `−${moneyText(receipt.stake)} +${moneyText(recomputed.payout)}`,
    },
  ];
  return { decision: steps.every(({ holds }) => holds) ? 'holds' : 'differs', steps };
}

/** Where the reels stopped: "3 17 0 9 22 · 5 5 …", one group a spin. */
function stopsText({ steps }: Pick<RoundReceipt, 'steps'>): string {
  return steps.map(({ stops }) => stops.join(' ')).join(' · ');
}

function moneyText(amount: string): string {
  return displayMoney(moneyOf(amount));
}
