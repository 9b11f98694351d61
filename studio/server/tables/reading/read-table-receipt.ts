import type { SharedReceipt } from '@lanna/rules/play/shared-rounds/check-receipt';
import type { Tx } from '../../platform/database.ts';
import { selectSharedRounds, sharedReceiptOf } from '../../shared-rounds/shared-round.ts';
import { subjectOf } from '../live-table.ts';
import { NoAtTable } from '../table-refusal.ts';

/** All that fixed an ended round of a table, as anyone computes it again; also of a table that is no more. */
export async function readTableReceipt(db: Tx, round: string): Promise<SharedReceipt> {
  const [found] = await selectSharedRounds(
    db,
    `r.id = $1 and starts_with(r.subject, $2) and r.state in ('settled', 'void')`,
    [round, subjectOf('')],
  );
  if (!found) throw new NoAtTable('round_over');
  return sharedReceiptOf(found);
}
