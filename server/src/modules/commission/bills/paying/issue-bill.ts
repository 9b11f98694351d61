import { payableOf } from '@lanna/rules/commission/contracts/bill';
import { collectionOf } from '@lanna/rules/commission/contracts/terms';
import type { Money } from '@lanna/rules/money';
import { sql } from 'kysely';
import { newId } from '../../../../platform/sealing/ids.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { type Account, lockAccount } from '../computing/account.ts';
import { computeEarlier } from '../computing/compute-again.ts';
import { computeBill } from '../computing/compute-bill.ts';
import type { Contract } from '../computing/contract-in-force.ts';
import type { Due } from '../computing/plan-periods.ts';
import { readBefore } from '../computing/read-before.ts';
import { notifyBills } from '../pages/notify-bills.ts';
import { readBranch } from '../pages/read-branch.ts';
import { markAbove } from './mark-above.ts';
import type { Slot } from './slot.ts';

/**
 * Issues the bill of a contract for a period or an hour, unless it is issued: what was earned, what earlier bills turned out to be more or less, what is
 * owed. Figures are read under the hold, so that what changes later is marked and computed again. Nothing is paid here.
 */
export async function issueBill(
  tx: Tx,
  { contract, slot, above }: Due,
  now: Date,
): Promise<string | undefined> {
  const account = await lockAccount(tx, contract);
  if (await isIssued(tx, contract, slot, account)) return undefined;
  if (contract.terms.kind === 'dividend') await computeEarlier(tx, contract, slot.from);
  const computed = computeBill(
    contract.terms,
    await readBranch(tx, contract, slot),
    await readBefore(tx, contract.id, slot),
  );
  const { earned, total, carriedOn, receipt } = computed;
  const corrections = await takeCorrections(tx, contract.id);
  const { corrected, payable, owedOn } = payableOf(earned, corrections, account.owed);
  const id = newId();
  const collection = collectionOf(contract.terms);
  await tx
    .insertInto('bills.bill')
    .values({
      id,
      ...namesOf(contract),
      from_day: sql`${slot.from}::date`,
      to_day: sql`${slot.to}::date`,
      slot: slot.hour,
      receipt: JSON.stringify(receipt),
      earned,
      earned_now: earned,
      total_now: total,
      earned_counted: earned,
      carried_now: carriedOn,
      corrected,
      owed_before: account.owed,
      owed_after: owedOn,
      payable,
      state: 'issued',
      collect_days: collection.by === 'hand' ? collection.withinDays : null,
      issued_at: now,
    })
    .execute();
  for (const { id: of, was, is } of corrections)
    await sql`insert into bills.correction (bill_id, of_id, was, "is") values (${id}, ${of}, ${was}, ${is})`.execute(
      tx,
    );
  await leaveOutAbove(tx, id, above);
  await sql`
    update bills.account set owed = ${owedOn}, billed_to = ${slot.hour === null ? slot.to : account.billedTo}::date
    where contract_id = ${contract.id}`.execute(tx);
  await notifyBills(tx, contract);
  return id;
}

export function namesOf({ id, merchantId, terms, memberId, uplineId, payer }: Contract) {
  return {
    merchant_id: merchantId,
    contract_id: id,
    kind: terms.kind,
    member_id: memberId,
    upline_id: uplineId,
    payer,
  };
}

async function isIssued(
  tx: Tx,
  { id }: Contract,
  { from, to, hour }: Slot,
  { billedTo }: Account,
): Promise<boolean> {
  if (hour === null) return billedTo !== null && billedTo >= to;
  const bill = await tx
    .selectFrom('bills.bill')
    .select('id')
    .where('contract_id', '=', id)
    .where('from_day', '=', sql<Date>`${from}::date`)
    .where('slot', '=', hour)
    .executeTakeFirst();
  return bill !== undefined;
}

interface Corrected {
  id: string;
  was: Money;
  is: Money;
}

/** Bills of the contract that come to something else than was counted; from here on they are. */
async function takeCorrections(tx: Tx, contractId: string): Promise<Corrected[]> {
  const { rows } = await sql<Corrected>`
    update bills.bill set earned_counted = earned_now
    where contract_id = ${contractId} and earned_counted <> earned_now
    returning id, old.earned_counted as was, earned_now as is`.execute(tx);
  return rows;
}

/** Those above leave out what this bill came to; one of theirs that was issued before is computed again. */
async function leaveOutAbove(tx: Tx, id: string, above: readonly string[]): Promise<void> {
  if (above.length === 0) return;
  await sql`
    insert into bills.deduction (contract_id, bill_id) select unnest(${[...above]}::uuid[]), ${id}`.execute(
    tx,
  );
  await markAbove(tx, id);
}
