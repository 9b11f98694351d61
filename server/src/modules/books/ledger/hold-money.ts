import type { Money } from '@lanna/rules/money';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/sql/database.ts';
import { type AccountName, type Books, openAccount } from './account.ts';

export type HoldOutcome =
  /** `available` is what is left to be spent. */
  | { outcome: 'held' | 'repeated'; available: Money }
  /** The reference holds something else. */
  | { outcome: 'conflict'; available: Money }
  | { outcome: 'insufficient'; available: Money }
  /** Only what is kept inline can be held: wallets, bonuses, pools. */
  | { outcome: 'not_allowed'; available: null };

/** Sets money aside on its account, once per reference, until it is captured or released. */
export async function holdMoney(
  tx: Tx,
  hold: Books & { reference: string; account: AccountName; amount: Money; now: Date },
): Promise<HoldOutcome> {
  const account = await openAccount(tx, hold, hold.account);
  const { rows } = await sql<HoldOutcome>`
    select outcome, available from ledger.place_hold(${hold.reference}, ${account}, ${hold.amount}, ${hold.now})
  `.execute(tx);
  const [placed] = rows;
  if (!placed) throw new Error('place_hold answered nothing');
  return placed;
}
