import type { Money } from '@lanna/rules/money';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/sql/database.ts';
import { readBranch } from '../pages/read-branch.ts';
import { markAbove } from '../paying/mark-above.ts';
import { type Slot, WHOLE_DAYS } from '../paying/slot.ts';
import { lockAccount } from './account.ts';
import { computeBill } from './compute-bill.ts';
import type { Contract } from './contract-in-force.ts';
import { readBefore } from './read-before.ts';

/** What is corrected later than this after its period ended stays as it was billed. */
const CORRECTED_FOR_DAYS = 92;

/** nothing: there was no bill, or it is too old. */
export type Again = 'nothing' | 'computed';

interface Issued {
  id: string;
  from_day: string;
  to_day: string;
  slot: number | null;
  earned_now: Money;
  total_now: Money;
  carried_now: Money;
}

/**
 * Takes a mark, and computes the bill again that its day or hour is in. What it comes to now is kept beside what was issued; the difference is a line of the
 * contract's next bill. What follows from it is marked: bills above, and the next one where a loss is carried on.
 */
export async function computeAgain(
  tx: Tx,
  contract: Contract,
  { day, slot }: { day: string; slot: number },
  today: string,
): Promise<Again> {
  await lockAccount(tx, contract);
  // Taken before anything is read: who counts meanwhile waits, and marks it anew.
  await sql`delete from bills.mark where contract_id = ${contract.id} and day = ${day}::date and slot = ${slot}`.execute(
    tx,
  );
  const bill = await billOf(tx, contract, day, slot, today);
  if (!bill) return 'nothing';
  await compute(tx, contract, bill);
  return 'computed';
}

/**
 * Before the next dividend is issued those before it are computed again, in their order: not only bets of a past day change, but also what was given to players, where
 * it is taken back.
 */
export async function computeEarlier(tx: Tx, contract: Contract, before: string): Promise<void> {
  const { rows } = await sql<Issued>`
    select ${COLUMNS} from bills.bill where contract_id = ${contract.id} and to_day < ${before}::date
      and to_day >= ${before}::date - ${CORRECTED_FOR_DAYS}::integer order by to_day`.execute(tx);
  for (const bill of rows) await compute(tx, contract, bill);
}

const COLUMNS = sql`id, from_day::text, to_day::text, slot, earned_now, total_now, carried_now`;

async function compute(tx: Tx, contract: Contract, bill: Issued): Promise<void> {
  const of: Slot = { from: bill.from_day, to: bill.to_day, hour: bill.slot };
  const branch = await readBranch(tx, contract, of);
  const { earned, total, carriedOn } = computeBill(
    contract.terms,
    branch,
    await readBefore(tx, contract.id, of),
  );
  if (earned === bill.earned_now && total === bill.total_now && carriedOn === bill.carried_now) return;
  await tx
    .updateTable('bills.bill')
    .set((eb) => ({
      earned_now: earned,
      total_now: total,
      carried_now: carriedOn,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', bill.id)
    .execute();
  if (total !== bill.total_now) await markAbove(tx, bill.id);
  if (carriedOn !== bill.carried_now) await markNext(tx, contract.id, bill.to_day);
}

async function billOf(
  tx: Tx,
  { id }: Contract,
  day: string,
  slot: number,
  today: string,
): Promise<Issued | undefined> {
  const { rows } = await sql<Issued>`
    select ${COLUMNS} from bills.bill
    where contract_id = ${id} and ${day}::date between from_day and to_day and coalesce(slot, ${WHOLE_DAYS}::smallint) = ${slot}
      and to_day >= ${today}::date - ${CORRECTED_FOR_DAYS}::integer`.execute(tx);
  return rows[0];
}

async function markNext(tx: Tx, contractId: string, after: string): Promise<void> {
  await sql`
    insert into bills.mark as m (contract_id, day, slot, merchant_id)
    select contract_id, from_day, ${WHOLE_DAYS}, merchant_id from bills.bill
    where contract_id = ${contractId} and from_day > ${after}::date order by from_day limit 1
    on conflict (contract_id, day, slot) do update set times = m.times + 1`.execute(tx);
}
