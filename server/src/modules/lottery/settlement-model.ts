import { type BetLine, payoutOf } from '@lanna/rules/lottery/payout';
import type { Result } from '@lanna/rules/lottery/play';
import type { Money } from '@lanna/rules/money';

/** A line as the model knows it: what was agreed, and what became of it. */
export interface ModelLine {
  slip: ModelSlip;
  drawId: string;
  number: number;
  bet: BetLine;
  stake: Money;
  rebate: Money;
  state: 'open' | 'won' | 'lost' | 'refunded';
  payout: Money;
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
        const payout = payoutOf(line.bet, result);
        won ||= payout > 0n && line.state !== 'won';
        line.state = payout > 0n ? 'won' : 'lost';
        line.payout = payout;
      }
      if (won && slip.stopsOnWin && !slip.isStopped) this.stop(slip);
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
}

function gainOf({ state, stake, payout, rebate }: ModelLine): Money {
  if (state === 'refunded') return 0n;
  return state === 'open' ? -stake : payout + rebate - stake;
}
