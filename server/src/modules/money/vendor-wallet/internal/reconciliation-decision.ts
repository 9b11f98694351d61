/** What a vendor says of a round, or why it says nothing. */
export type RoundAnswer =
  | 'open'
  | 'settled'
  | 'rolled_back'
  | 'refused'
  | 'unknown'
  | 'unreachable'
  | 'not_askable';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** A round may rest unfinished: free spins half shown, a long match. After so many daily answers an operator should look. */
const OPEN_ANSWERS_MAX = 14;
const UNREACHABLE_MAX = 3;

export interface ReconciliationDecision {
  /** The vendor has confirmed that the round is over; nothing is paid or taken back by it. */
  close: boolean;
  /** An operator has to look. */
  unclear: boolean;
  askAgainAfterMs: number;
}

/**
 * What the sweeper does with an answer. Nothing is ever voided here: where vendor and ledger disagree about money, the
 * vendor may still send the missing call, and an operator gets the case meanwhile.
 *
 * @param asks how often the vendor was asked, this time included
 */
export function decideOn(answer: RoundAnswer, asks: number): ReconciliationDecision {
  switch (answer) {
    case 'settled':
      return { close: true, unclear: false, askAgainAfterMs: DAY_MS };
    case 'open':
      return { close: false, unclear: asks >= OPEN_ANSWERS_MAX, askAgainAfterMs: DAY_MS };
    case 'unreachable':
      return { close: false, unclear: asks >= UNREACHABLE_MAX, askAgainAfterMs: 6 * HOUR_MS };
    case 'rolled_back':
    case 'refused':
    case 'unknown':
    case 'not_askable':
      return { close: false, unclear: true, askAgainAfterMs: DAY_MS };
  }
}
