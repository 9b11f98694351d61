import type { Allowance } from '@lanna/contract/accounts/line-limits/line-limits';
import { newId } from '../../../platform/sealing/ids.ts';
import type { Tx } from '../../../platform/sql/database.ts';

export interface LineChange {
  merchantId: string;
  memberId: string;
  kind: 'limits' | 'suspended' | 'lifted';
  by: { agentId: string } | { operator: string };
  facts: { before?: Allowance; after?: Allowance; reason?: string };
  now: Date;
}

/** What was done to an account, by whom; operators and the agents above read it. */
export async function noteChange(
  tx: Tx,
  { merchantId, memberId, kind, by, facts, now }: LineChange,
): Promise<void> {
  await tx
    .insertInto('line_limits.change')
    .values({
      id: newId(),
      merchant_id: merchantId,
      account_id: memberId,
      kind,
      ...('agentId' in by ? { agent_id: by.agentId } : { operator_name: by.operator }),
      at: now,
      facts: JSON.stringify(facts),
    })
    .execute();
}
