import type { showTransfer as endpoint } from '@lanna/contract/books/ledger/ops';
import type { Value } from '@lanna/contract/endpoint';
import { sql } from 'kysely';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { legsOfEvents, nameLegs, selectLegs } from '../legs-on-record.ts';
import type { LedgerRecord } from '../owner-names.ts';

/** One transfer between accounts of these brands. Refuses `not_found`. */
export async function showTransfer(
  record: LedgerRecord,
  brandIds: readonly string[],
  id: string,
): Promise<Value<typeof endpoint>> {
  const found = await selectLegs(
    record.db,
    sql`select t.* from ledger.transfer t join ledger.account a on a.id = t.debit_account
      where t.id = ${BigInt(id)} and a.merchant_id = any (${brandIds}::uuid[])`,
  );
  const [transfer] = await nameLegs(record, found);
  if (!transfer) throw new Refusal('not_found');
  const together = await legsOfEvents(record, brandIds, [
    { reference: transfer.reference, at: found[0]?.event_at ?? new Date(transfer.at) },
  ]);
  const postings = await record.db
    .selectFrom('ledger.posting')
    .select(['reference', 'reverses'])
    .where((eb) => eb.or([eb('reference', '=', transfer.reference), eb('reverses', '=', transfer.reference)]))
    .execute();
  return {
    transfer,
    together: together.filter((leg) => leg.id !== transfer.id),
    reverses: postings.find((posting) => posting.reference === transfer.reference)?.reverses ?? null,
    reversedBy: postings.find((posting) => posting.reverses === transfer.reference)?.reference ?? null,
  };
}
