import type { Money } from '@lanna/rules/money';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/sql/database.ts';
import type { Contract } from './contract-in-force.ts';

/** Where a contract has come to. */
export interface Account {
  billedTo: string | null;
  owed: Money;
}

/** Holds a contract's account until the transaction ends: its bills are issued and computed again one after another. */
export async function lockAccount(
  tx: Tx,
  { id, merchantId }: Pick<Contract, 'id' | 'merchantId'>,
): Promise<Account> {
  await sql`insert into bills.account (contract_id, merchant_id) values (${id}, ${merchantId}) on conflict do nothing`.execute(
    tx,
  );
  const { rows } = await sql<{ billed_to: string | null; owed: Money }>`
    select billed_to::text, owed from bills.account where contract_id = ${id} for update`.execute(tx);
  const [account] = rows;
  if (!account) throw new Error('an account was opened');
  return { billedTo: account.billed_to, owed: account.owed };
}
