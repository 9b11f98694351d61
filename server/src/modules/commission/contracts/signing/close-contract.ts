import type { ContractClosing, ContractState } from '@lanna/rules/commission/contracts/contract-life';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/sql/database.ts';
import type { Contract } from '../pages/contract-row.ts';
import { type ContractEvent, noteEvent } from './note-event.ts';

/** A contract that has come to its last state. It is locked; what it changes for contracts below is the caller's to see to. */
export async function closeContract(
  tx: Tx,
  { id }: Pick<Contract, 'id'>,
  {
    state,
    closing,
    lastDay = null,
    replacedBy = null,
    event,
  }: {
    state: Extract<ContractState, 'ended' | 'denied' | 'expired' | 'invalid'>;
    closing: ContractClosing | null;
    lastDay?: string | null;
    replacedBy?: string | null;
    event: ContractEvent;
  },
): Promise<void> {
  await tx
    .updateTable('contracts.contract')
    .set({
      state,
      closing,
      last_day: lastDay,
      replaced_by: replacedBy,
      closed_at: event.now,
      version: sql`version + 1`,
    })
    .where('id', '=', id)
    .execute();
  await noteEvent(tx, id, event);
}
