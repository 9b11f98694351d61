import type { ContractEventKind, ContractSide } from '@lanna/rules/commission/contracts/contract-life';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/sql/database.ts';

/** Adds to the history of a contract, in the transaction of the change. The contract is locked. */
export async function noteEvent(
  tx: Tx,
  {
    id,
    what,
    side,
    by,
    note,
    now,
  }: {
    id: string;
    what: ContractEventKind;
    /** Left out for the clock and for changes of the tree. */
    side?: ContractSide | 'brand';
    /** The operator's name. */
    by: string | null;
    note?: string | undefined;
    now: Date;
  },
): Promise<void> {
  await tx
    .insertInto('contracts.event')
    .values({
      contract_id: id,
      number: sql<number>`(select count(*)::integer + 1 from contracts.event where contract_id = ${id})`,
      what,
      side: side ?? null,
      operator: by,
      note: note ?? null,
      at: now,
    })
    .execute();
}
