import type { SharedReceipt } from '@lanna/rules/play/shared-rounds/check-receipt';
import type { Tx } from '../../platform/database.ts';
import { selectSharedRounds, sharedReceiptOf } from '../../shared-rounds/shared-round.ts';
import { subjectOf } from '../live-table.ts';
import { NoAtTable } from '../table-refusal.ts';

/** All that fixed an ended round of a table of ours, as anyone computes it again. */
export async function readTableReceipt(
  db: Tx,
  codes: readonly string[],
  round: string,
): Promise<SharedReceipt> {
  const [found] = await selectSharedRounds(
    db,
    `r.id = $1 and r.subject = any($2) and r.state in ('settled', 'void')`,
    [round, codes.map(subjectOf)],
  );
  if (!found) throw new NoAtTable('round_over');
  return sharedReceiptOf(found);
}
