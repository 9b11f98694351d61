import { firstDay, lastDayReplaced } from '@lanna/rules/commission/contracts/contract-life';
import { periodKindOf } from '@lanna/rules/commission/contracts/terms';
import { sql } from 'kysely';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { endOverreaching } from '../following/end-overreaching.ts';
import { type Contract, contractOf, contractRows, dayOf } from '../pages/contract-row.ts';
import { addSignature } from './add-signature.ts';
import { contractDesk } from './contract-desk.ts';
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
  if (contract.expiresAt <= now)
    throw new Refusal('contract_moved_on', { state: contract.fromDay === null ? 'expired' : contract.state });
  const to = { state: 'effective', move: 'sign', side: by.side } as const;
  contractDesk.refuse(contract, to);
  await readParties(tx, merchantId, contract).catch((error: unknown) => {
    // Moved to another agent since; the proposal is closed in a moment.
    if (error instanceof Refusal) throw new Refusal('contract_moved_on', { state: 'invalid' });
    throw error;
  });
  if (uplineId !== null) await refuseAboveOwn(tx, uplineId, contract);
  await refuseTwoOfBrand(tx, contract);
  const today = dayOf(now, timeZone);
  const from = await replaceBefore(tx, contract, today, now);
  const set = { signed_at: now, from_day: from };
  await contractDesk.move(tx, contract, { ...sideOf(by, uplineId), to, what: 'signed', set, now });
  await addSignature(tx, { contractId: id, sha256, by, now });
  await endOverreaching(tx, { merchantId, uplineId: memberId, kind, today, now });
  await notifySides(tx, contract, { to: 'both', template: 'contract_signed', day: from }, now);
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
  const before = rows.map(contractOf);
  const from = firstDay(periodKindOf(contract.terms), today, before.map(periodsOf));
  for (const one of before.filter(({ lastDay }) => lastDay === null)) {
    const lastDay = lastDayReplaced(periodsOf(one), from);
    await contractDesk.move(tx, one, {
      to: { state: 'ended' },
      by: null,
      what: 'replaced',
      set: { closing: 'replaced', last_day: lastDay, replaced_by: id },
      now,
    });
  }
  return from;
}

function periodsOf({ terms, fromDay, lastDay }: Contract) {
  if (fromDay === null) throw new Error('a contract in force has a first day');
  return { kind: periodKindOf(terms), fromDay, lastDay };
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
