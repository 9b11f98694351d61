import type { Tx } from '../../../../platform/sql/database.ts';
import type { Actor } from './parties.ts';

/** What a side signs is the hash of the document it read. Once on each side. */
export async function addSignature(
  tx: Tx,
  { contractId, sha256, by, now }: { contractId: string; sha256: string; by: Actor; now: Date },
): Promise<void> {
  await tx
    .insertInto('contracts.signature')
    .values({
      contract_id: contractId,
      side: by.side,
      member_id: 'operator' in by ? null : by.memberId,
      operator: 'operator' in by ? by.operator : null,
      sha256,
      at: now,
    })
    .execute();
}
