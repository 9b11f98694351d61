import { visitResults } from '@lanna/rules/lotteries/lottery/cover/all-results';
import { mostChance } from '@lanna/rules/lotteries/lottery/cover/outlook';
import type { Family } from '@lanna/rules/lotteries/lottery/family';
import type { Result } from '@lanna/rules/lotteries/lottery/play';
import { type BetLine, payoutOf } from '@lanna/rules/lotteries/lottery/plays/payout';
import type { Money } from '@lanna/rules/money';

/** A line as the model knows it: what was agreed, and what became of it. */
export interface ModelLine {
  slip: ModelSlip;
  drawId: string;
  number: number;
  bet: BetLine;
  stake: Money;
  rebate: Money;
  state: 'open' | 'won' | 'lost' | 'returned' | 'refunded';
  payout: Money;
  /** What of the stake a push has given back. */
  pushed: Money;
  /** Whether its stake counts; undefined where going through the results takes too long. */
  counts: boolean | undefined;
}

export interface ModelSlip {
  id: string;
  memberId: string;
  stopsOnWin: boolean;
  isStopped: boolean;
  lines: ModelLine[];
}

/** Slips and draws as plain lists, in the fewest words: no transactions, no batches, no order of postings. */
export class SettlementModel {
  readonly slips: ModelSlip[] = [];
  /** Draws that take bets. */
  readonly open = new Set<string>();

  settle(drawId: string, result: Result): void {
    for (const slip of this.slips) {
      let won = false;
      for (const line of slip.lines) {
        if (line.drawId !== drawId || line.state === 'refunded') continue;
        line.payout = payoutOf(line.bet, result);
        line.pushed = pushedOf(line.bet, result);
        const state = line.payout > line.pushed ? 'won' : line.pushed === line.stake ? 'returned' : 'lost';
        won ||= state === 'won' && line.state !== 'won';
        line.state = state;
      }
      if (won && slip.stopsOnWin && !slip.isStopped) this.stop(slip);
    }
  }

  /** Says of each line on the draw, which is closed now, whether it counts: not if all of its member that read one of its places win on too many results. */
  cover(family: Family, drawId: string): void {
    const lines = this.slips
      .flatMap((slip) => slip.lines)
      .filter((line) => line.drawId === drawId && line.state !== 'refunded');
    for (const line of lines) {
      const own = lines.filter(({ slip }) => slip.memberId === line.slip.memberId);
      line.counts = isSafe(own) || (canBeCounted(own) ? countsAmong(family, line, own) : undefined);
    }
  }

  cancel(drawId: string): void {
    for (const line of this.slips.flatMap(({ lines }) => lines)) if (line.drawId === drawId) refund(line);
  }

  cancelSlip(slip: ModelSlip, drawId: string): void {
    for (const line of slip.lines) if (line.drawId === drawId) refund(line);
  }

  /** What a member has gained or lost by all of it. */
  net(memberId: string): Money {
    return this.slips
      .filter((slip) => slip.memberId === memberId)
      .flatMap(({ lines }) => lines)
      .reduce((sum, line) => sum + gainOf(line), 0n);
  }

  private stop(slip: ModelSlip): void {
    slip.isStopped = true;
    for (const line of slip.lines) if (line.state === 'open' && this.open.has(line.drawId)) refund(line);
  }
}

function refund(line: ModelLine): void {
  line.state = 'refunded';
  line.payout = 0n;
  line.pushed = 0n;
}

function gainOf(line: ModelLine): Money {
  const { state, stake, payout, rebate } = line;
  if (state === 'refunded') return 0n;
  return state === 'open' ? -stake : payout + (rebate * validOf(line)) / stake - stake;
}

/** What of a stake counts for turnover and rebates. */
export function validOf({ state, stake, pushed, counts }: ModelLine): Money {
  return counts && (state === 'won' || state === 'lost') ? stake - pushed : 0n;
}

/** Of the tiers that give a stake back. */
function pushedOf({ play, selection, prices, ...bet }: BetLine, result: Result): Money {
  const pushes = prices.map((price, at) => (play.tiers[at]?.refund ? price : 0n));
  return payoutOf({ play, selection, ...bet, prices: pushes }, result);
}

/** All together win on no more than seventy of a hundred results, even if no two of them won together. */
function isSafe(own: readonly ModelLine[]): boolean {
  const shares = own.map(({ bet }) => mostChance(bet));
  return (
    shares.reduce((sum, { numerator, denominator }) => sum + Number(numerator) / Number(denominator), 0) < 0.7
  );
}

/** Its own bound of work: plays on few digits. */
function canBeCounted(own: readonly ModelLine[]): boolean {
  return own.every(
    ({ bet }) =>
      bet.play.reads.length <= 3 && bet.play.tiers.every(({ chance }) => chance.denominator <= 1000n),
  );
}

function countsAmong(family: Family, line: ModelLine, own: readonly ModelLine[]): boolean {
  return line.bet.play.reads.every((place) => {
    const near = own.filter(({ bet }) => bet.play.reads.includes(place));
    const reads = [...new Set(near.flatMap(({ bet }) => bet.play.reads))].toSorted(
      (one, other) => one - other,
    );
    let won = 0;
    const all = visitResults(family, { reads }, (result) => {
      if (near.some(({ bet }) => payoutOf(bet, result) > pushedOf(bet, result))) won += 1;
    });
    return won * 10 <= all * 7;
  });
}
