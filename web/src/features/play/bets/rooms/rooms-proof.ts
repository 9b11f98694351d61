import { moneyOf } from '@lanna/contract/money';
import type { Bet } from '@lanna/contract/play/bets/bets';
import { chainLinks } from '@lanna/rules/fair-chain';
import { commitmentOf } from '@lanna/rules/fair-stream';
import { displayMoney } from '@lanna/rules/money';
import {
  checkHandReceipt,
  type HandDifference,
  type HandOutcome,
} from '@lanna/rules/play/rooms/hand-receipt';
import type { SeatEnd } from '@lanna/rules/play/rooms/room-rules';
import type { RoomsReceipt } from '@lanna/studio/rules/rooms/rooms-receipt';
import { seatMoney } from '@lanna/studio/rules/rooms/seat-money';
import type { Proof, ProofStep } from '../proof.ts';

/** Shuffles, deals, plays and settles a hand again, and compares it with the receipt and with the money that moved. */
export function roomsProofOf(receipt: RoomsReceipt, bet: Bet): Proof {
  const check = checkHandReceipt(receipt);
  if (check.verdict === 'not_opened') return { decision: 'not_revealed' };
  if (check.verdict === 'unreadable') return { decision: 'unreadable' };
  const differences: HandDifference[] = check.verdict === 'differs' ? check.in : [];
  // What holds was computed to the very same.
  const outcome = check.verdict === 'differs' ? check.outcome : receipt.outcome;
  const { chain, seeds } = receipt;
  const link = chain.link ?? '';
  const opened = seeds.filter(
    ({ seed, commitment }) => seed !== null && commitmentOf(seed) === commitment,
  ).length;
  const dealt = !differences.includes('moves') && !differences.includes('seeds');
  const steps: ProofStep[] = [
    {
      name: 'link',
      holds: !differences.includes('link'),
      printed: chain.linkBefore,
      computed: commitmentOf(link),
    },
    {
      name: 'chain',
      holds: !differences.includes('chain'),
      printed: chain.anchor,
      computed: chainLinks(link, chain.place).anchor,
    },
    {
      name: 'openings',
      holds: !differences.includes('seeds'),
      printed: `${seeds.length}`,
      computed: `${opened}`,
    },
    {
      name: 'dealt',
      holds: dealt && handsText(outcome) === handsText(receipt.outcome),
      printed: handsText(receipt.outcome),
      computed: handsText(outcome),
    },
    {
      name: 'results',
      holds: dealt && resultsText(outcome) === resultsText(receipt.outcome),
      printed: resultsText(receipt.outcome),
      computed: resultsText(outcome),
    },
    walletStep(receipt, bet, outcome),
  ];
  return { decision: steps.every((step) => step.holds) ? 'holds' : 'differs', steps };
}

function walletStep(
  { seat, reserve, terms }: RoomsReceipt,
  bet: Bet,
  outcome: HandOutcome | null,
): ProofStep {
  const own = outcome?.results.find((one) => one.seat === seat);
  const money = own && {
    ...{ reserve: moneyOf(reserve), base: moneyOf(terms.base) },
    ...{ won: moneyOf(own.won), rake: moneyOf(own.rake) },
  };
  const { staked, payout } = money ? seatMoney(money) : { staked: 0n, payout: 0n };
  return {
    name: 'wallet',
    holds: money !== undefined && moneyOf(bet.stake) === staked && moneyOf(bet.payout) === payout,
    printed: `−${displayMoney(moneyOf(bet.stake))} +${displayMoney(moneyOf(bet.payout))}`,
    computed: `−${displayMoney(staked)} +${displayMoney(payout)}`,
  };
}

function handsText(outcome: HandOutcome | null): string {
  return outcome?.hands.map(endText).join(' · ') ?? '–';
}

function endText({ seat, cards, melds = [], points, marks = [] }: SeatEnd): string {
  const parts = [cards.join(' '), ...melds.map((meld) => `[${meld.join(' ')}]`), ...marks];
  return `${seat}: ${[...parts, ...(points === undefined ? [] : [`= ${points}`])].filter(Boolean).join(' ')}`;
}

function resultsText(outcome: HandOutcome | null): string {
  if (!outcome) return '–';
  const seats = outcome.results.map(({ seat, net }) => `${seat}: ${displayMoney(moneyOf(net))}`);
  return [...seats, `Σ −${displayMoney(moneyOf(outcome.rake))}`].join(' · ');
}
