import type { ContractEventKind } from '@lanna/rules/commission/contracts/contract-life';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/sql/database.ts';

export interface ContractEvent {
  what: ContractEventKind;
  /** Left out for the clock and for changes of the tree. */
  side?: 'member' | 'upline' | 'brand';
  operator?: string;
  note?: string;
  now: Date;
}

/** Adds to the history of a contract, in the transaction of the change. The contract is locked. */
export async function noteEvent(tx: Tx, contractId: string, event: ContractEvent): Promise<void> {
  await tx
    .insertInto('contracts.event')
    .values({
      contract_id: contractId,
      number: sql<number>`(select count(*)::integer + 1 from contracts.event where contract_id = ${contractId})`,
      what: event.what,
      side: event.side ?? null,
      operator: event.operator ?? null,
      note: event.note ?? null,
      at: event.now,
    })
    .execute();
}
