import { moneyOf } from '@lanna/contract/money';
import type { Bet } from '@lanna/contract/play/bets/bets';
import { commitmentOf } from '@lanna/rules/fair-stream';
import { displayMoney } from '@lanna/rules/money';
import { checkFishingReceipt } from '@lanna/studio/rules/fishing/check-receipt';
import type { FishingReceipt } from '@lanna/studio/rules/fishing/fishing-receipt';
import type { Proof, ProofStep } from '../proof.ts';

/** Draws every hit of a packet again, and compares seed, outcomes, sums and the money that moved. */
export function fishingProofOf(receipt: FishingReceipt, bet: Bet): Proof {
  const check = checkFishingReceipt(receipt);
  if (check.verdict === 'not_revealed' || check.verdict === 'unreadable') return { decision: check.verdict };
  const differences = check.verdict === 'differs' ? check.in : [];
  const wrong = check.verdict === 'differs' ? check.nonces.length : 0;
  const { hits, spent, payout } = receipt;
  const steps: ProofStep[] = [
    {
      name: 'commitment',
      holds: !differences.includes('commitment'),
      printed: receipt.serverSeedHash,
      computed: commitmentOf(receipt.serverSeed ?? ''),
    },
    {
      name: 'hits',
      holds: !differences.includes('outcome') && !differences.includes('nonces'),
      printed: `${hits.length}`,
      computed: `${hits.length - wrong}`,
    },
    {
      name: 'packet',
      holds: !differences.includes('sums'),
      printed: `−${moneyText(spent)} +${moneyText(payout)}`,
      computed: `−${sumOf(hits, 'cost')} +${sumOf(hits, 'payout')}`,
    },
    {
      name: 'wallet',
      holds: moneyOf(bet.stake) === moneyOf(spent) && moneyOf(bet.payout) === moneyOf(payout),
      printed: `−${moneyText(bet.stake)} +${moneyText(bet.payout)}`,
      computed: `−${moneyText(spent)} +${moneyText(payout)}`,
    },
  ];
  return { decision: steps.every((step) => step.holds) ? 'holds' : 'differs', steps };
}

function sumOf(hits: FishingReceipt['hits'], of: 'cost' | 'payout'): string {
  return displayMoney(hits.reduce((sum, hit) => sum + moneyOf(hit[of]), 0n));
}

function moneyText(amount: string): string {
  return displayMoney(moneyOf(amount));
}
