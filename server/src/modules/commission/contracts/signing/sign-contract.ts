import { firstDay, lastDayReplaced, movesOf } from '@lanna/rules/commission/contracts/contract-life';
import { periodKindOf } from '@lanna/rules/commission/contracts/terms';
import { sql } from 'kysely';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { endOverreaching } from '../following/end-overreaching.ts';
import { type Contract, contractOf, contractRows, dayOf } from '../pages/contract-row.ts';
import { addSignature } from './add-signature.ts';
import { closeContract } from './close-contract.ts';
import { noteEvent } from './note-event.ts';
import { notifySides } from './notify-sides.ts';
import { type Actor, readParties, refuseAboveOwn, refuseTwoOfBrand, sideOf } from './parties.ts';

/**
 * Signs what the other side has proposed: in force from the next period on, in the place of what was in force. The same side again gets what
 * stands. Refuses `contract_moved_on` {state}, `contract_above_own`, `contract_brand_pays`.
 */
export async function signContract(
  tx: Tx,
  contract: Contract,
  { by, sha256, timeZone, now }: { by: Actor; sha256: string; timeZone: string; now: Date },
): Promise<'signed' | 'stands'> {
  const { id, memberId, uplineId, merchantId, kind } = contract;
  if (sha256 !== contract.sha256) throw new Refusal('contract_moved_on', { state: contract.state });
  if (contract.fromDay !== null && (await hasSigned(tx, id, by))) return 'stands';
  if (!movesOf(contract, by.side).includes('sign') || contract.expiresAt <= now)
    throw new Refusal('contract_moved_on', {
      state: contract.expiresAt <= now && contract.fromDay === null ? 'expired' : contract.state,
    });
  await readParties(tx, merchantId, contract).catch((error: unknown) => {
    // Moved to another agent since; the proposal is closed in a moment.
    if (error instanceof Refusal) throw new Refusal('contract_moved_on', { state: 'invalid' });
    throw error;
  });
  if (uplineId !== null) await refuseAboveOwn(tx, uplineId, contract);
  await refuseTwoOfBrand(tx, contract);
  const today = dayOf(now, timeZone);
  const from = await replaceBefore(tx, contract, today, now);
  await tx
    .updateTable('contracts.contract')
    .set({ state: 'effective', signed_at: now, from_day: from, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
  await addSignature(tx, { contractId: id, sha256, by, now });
  await noteEvent(tx, id, { what: 'signed', ...sideOf(by, uplineId), now });
  await endOverreaching(tx, { merchantId, uplineId: memberId, kind, today, now });
  await notifySides(tx, contract, { to: 'both', template: 'contract_signed', day: from, now });
  return 'signed';
}

/** What was in force between the two, or is paid by the brand as well, ends with the day before. Answers the first day of the new one. */
async function replaceBefore(tx: Tx, contract: Contract, today: string, now: Date): Promise<string> {
  const { id, memberId, uplineId, kind, payer } = contract;
  const rows = await contractRows(tx)
    .where('c.member_id', '=', memberId)
    .where('c.kind', '=', kind)
    .where('c.id', '<>', id)
    .where(({ or, eb }) =>
      or([eb('c.payer', '=', payer), eb('c.upline_id', uplineId === null ? 'is' : '=', uplineId)]),
    )
    .where(({ or, eb }) =>
      or([
        eb('c.state', 'in', ['effective', 'termination_asked']),
        eb.and([eb('c.state', '=', 'ended'), eb('c.last_day', '>=', sql<Date>`${today}::date`)]),
      ]),
    )
    .forUpdate()
    .execute();
  const before = rows.map((row) => {
    const one = contractOf(row);
    if (one.fromDay === null) throw new Error('a contract in force has a first day');
    return { ...one, fromDay: one.fromDay, kind: periodKindOf(one.terms) };
  });
  const from = firstDay(periodKindOf(contract.terms), today, before);
  for (const one of before.filter(({ lastDay }) => lastDay === null))
    await closeContract(tx, one, {
      state: 'ended',
      closing: 'replaced',
      lastDay: lastDayReplaced(one, from),
      replacedBy: id,
      event: { what: 'replaced', now },
    });
  return from;
}

async function hasSigned(tx: Tx, contractId: string, { side }: Actor): Promise<boolean> {
  const signature = await tx
    .selectFrom('contracts.signature')
    .select('side')
    .where('contract_id', '=', contractId)
    .where('side', '=', side)
    .executeTakeFirst();
  return signature !== undefined;
}
