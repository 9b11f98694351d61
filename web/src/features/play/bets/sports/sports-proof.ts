import { moneyOf } from '@lanna/contract/money';
import type { Bet } from '@lanna/contract/play/bets/bets';
import { displayMoney } from '@lanna/rules/money';
import { checkSportsReceipt, type SportsReceipt } from '@lanna/rules/play/sports/sports-receipt';
import type { Proof, ProofStep } from '../proof.ts';

/** Settles a slip again from the results of its legs, and compares each step with the receipt and with the money that moved. */
export function sportsProofOf(receipt: SportsReceipt, bet: Bet): Proof {
  const check = checkSportsReceipt(receipt);
  if (check.verdict === 'unreadable') return { decision: 'unreadable' };
  const printed = receipt.legs.map(({ outcome }) => outcome).join(' · ');
  const computed = check.outcomes.join(' · ');
  const steps: ProofStep[] = [
    { name: 'legs', holds: printed === computed, printed, computed },
    {
      name: 'lines',
      holds: moneyOf(receipt.payout) === moneyOf(check.payout),
      printed: moneyText(receipt.payout),
      computed: moneyText(check.payout),
    },
    {
      name: 'wallet',
      holds: moneyOf(bet.stake) === moneyOf(receipt.stake) && moneyOf(bet.payout) === moneyOf(check.payout),
      printed: `−${moneyText(bet.stake)} +${moneyText(bet.payout)}`,
      computed: `−${moneyText(receipt.stake)} +${moneyText(check.payout)}`,
    },
  ];
  return { decision: steps.every((step) => step.holds) ? 'holds' : 'differs', steps };
}

function moneyText(amount: string): string {
  return displayMoney(moneyOf(amount));
}
