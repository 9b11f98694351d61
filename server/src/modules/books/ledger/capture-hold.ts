import type { Money } from '@lanna/rules/money';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/sql/database.ts';
import { type AccountName, type Books, openAccount } from './account.ts';
import { type PostingOutcome, readOutcome } from './posting-outcome.ts';

export type CaptureOutcome =
  | PostingOutcome
  /** There is no such hold. */
  | { outcome: 'unknown' }
  /** Less is left of the hold; `available` is how much. Nothing once it was released. */
  | { outcome: 'beyond_hold'; leg: number; account: bigint; available: Money };

/** Pays from a hold, the whole or a part, as a posting with a reference of its own. */
export async function captureHold(
  tx: Tx,
  capture: Books & {
    reference: string;
    hold: string;
    to: AccountName;
    amount: Money;
    code: string;
    now: Date;
  },
): Promise<CaptureOutcome> {
  const { reference, hold, amount, code, now } = capture;
  const credit = await openAccount(tx, capture, capture.to);
  return readOutcome<Exclude<CaptureOutcome, PostingOutcome>>(
    tx,
    sql`ledger.capture_hold(${reference}, ${hold}, ${credit}, ${amount}, ${code}, ${now})`,
  );
}
