import type { TransferKind, TransferReason, TransferState } from '@lanna/contract/money/transfers/transfers';
import type { Money } from '@lanna/rules/money';

/** One transfer as the use cases that move it read it. */
export interface Transfer {
  id: string;
  merchantId: string;
  memberId: string;
  kind: TransferKind;
  vendorId: string | null;
  amount: Money;
  currency: string;
  state: TransferState;
  reason: TransferReason | null;
  createdAt: Date;
  asks: number;
  unclearAt: Date | null;
  version: number;
}

/** What may follow what. An order leaves once: there is no way back to `asked`, and none out of an end. */
export const MOVES = {
  asked: ['sending', 'refused'],
  sending: ['done', 'refused'],
  done: [],
  refused: [],
} as const satisfies Record<TransferState, readonly TransferState[]>;

export function mayMove(from: TransferState, to: TransferState): boolean {
  return (MOVES[from] as readonly TransferState[]).includes(to);
}

/** Longer than a call to a vendor and the question after it may take: then no process is at work on it any more. */
export const SEND_LEASE_MS = 30_000;
/** What was written down so long ago and never sent is given up. */
export const ASKED_FOR_MS = 60_000;

/** After how many questions without a clear answer a person is asked. */
export const CLEAR_ASKS = 6;
/** No more questions after this: some nine days. */
export const ASKS_MAX = 220;
const PAUSES_MS = [30_000, 60_000, 120_000, 240_000, 480_000, 900_000];
const LONG_PAUSE_MS = 3_600_000;

/** How long until the vendor is asked again, after so many questions. */
export function pauseMs(asks: number): number {
  return PAUSES_MS[asks] ?? LONG_PAUSE_MS;
}
