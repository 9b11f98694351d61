import type { Money } from '@lanna/rules/money';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database.ts';
import type { LedgerTransferCode } from '../../platform/generated/ledger.ts';
import { type AccountName, openAccount } from './account.ts';

export interface Posted {
  /** repeated: this `groupId` was posted before with the same content; nothing moved now. */
  outcome: 'posted' | 'repeated' | 'insufficient';
  /** The player's available balance after it; null between house accounts. */
  available: Money | null;
}

/**
 * Moves money between two accounts of one brand and currency, once per `groupId`. Answers `insufficient`, and moves
 * nothing, when a player cannot pay. Throws when the `groupId` was used for something else.
 */
export async function postTransfer(
  tx: Tx,
  transfer: {
    merchantId: string;
    currency: string;
    from: AccountName;
    to: AccountName;
    amount: Money;
    code: LedgerTransferCode;
    groupId: string;
    now: Date;
  },
): Promise<Posted> {
  const debit = await openAccount(tx, transfer, transfer.from);
  const credit = await openAccount(tx, transfer, transfer.to);
  const { amount, code, groupId, now } = transfer;
  const { rows } = await sql<Posted>`
    select outcome, available from ledger.post_once(${groupId}, ${debit}, ${credit}, ${amount}, ${code}, ${now})
  `.execute(tx);
  const [posted] = rows;
  if (!posted) throw new Error('post_once answered nothing');
  return posted;
}
