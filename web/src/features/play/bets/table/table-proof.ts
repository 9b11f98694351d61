import { moneyOf } from '@lanna/contract/money';
import type { Bet } from '@lanna/contract/play/bets/bets';
import { commitmentOf } from '@lanna/rules/fair-stream';
import { displayMoney } from '@lanna/rules/money';
import { checkTableReceipt, type TableReceipt } from '@lanna/rules/play/tables/table-receipt';
import type { Proof, ProofStep } from '../proof.ts';

/** Deals a round of a table again, pays the player's bets, and compares each step with the receipt and with the money that moved. */
export function tableProofOf(receipt: TableReceipt, bet: Bet): Proof {
  const check = checkTableReceipt(receipt);
  if (!('in' in check)) return { decision: check.verdict === 'not_settled' ? 'not_revealed' : 'unreadable' };
  const { chain } = receipt.round;
  const holds = (what: (typeof check.in)[number]) => !check.in.includes(what);
  const steps: ProofStep[] = [
    {
      name: 'link',
      holds: holds('link'),
      printed: chain.linkBefore,
      computed: commitmentOf(chain.link ?? ''),
    },
    { name: 'chain', holds: holds('chain'), printed: chain.anchor, computed: `SHA-256 × ${chain.place}` },
    {
      name: 'dealt',
      holds: holds('outcome'),
      printed: JSON.stringify(receipt.round.outcome),
      computed: JSON.stringify(check.outcome),
    },
    {
      name: 'paid',
      holds: holds('payout'),
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
