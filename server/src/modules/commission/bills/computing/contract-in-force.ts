import { contractTermsOf } from '@lanna/contract/commission/contracts/terms';
import {
  CONTRACT_KINDS,
  type ContractTerms,
  PAYERS,
  type Payer,
} from '@lanna/rules/commission/contracts/terms';
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { oneOf } from '../pages/one-of.ts';

/** A contract that was ever in force, as its bills are computed. */
export interface Contract {
  id: string;
  merchantId: string;
  currency: string;
  timeZone: string;
  memberId: string;
  uplineId: string | null;
  payer: Payer;
  terms: ContractTerms;
  fromDay: string;
  lastDay: string | null;
}

export interface ContractRow {
  id: string;
  merchant_id: string;
  currency: string;
  time_zone: string;
  kind: string;
  member_id: string;
  upline_id: string | null;
  payer: string;
  terms: unknown;
  from_day: string;
  last_day: string | null;
}

/** Columns of `contracts.contract_record` as c and `brands.brand` as b. */
export const CONTRACT_COLUMNS = sql`c.id, c.merchant_id, b.currency, b.time_zone, c.kind, c.member_id, c.upline_id, c.payer, c.terms,
  c.from_day::text as from_day, c.last_day::text as last_day`;

export async function readContracts(db: Queryable, ids: readonly string[]): Promise<Map<string, Contract>> {
  const { rows } = await sql<ContractRow>`
    select ${CONTRACT_COLUMNS} from contracts.contract_record c join brands.brand b on b.id = c.merchant_id
    where c.id = any(${[...ids]}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.id, contractOf(row)]));
}

export function contractOf(row: ContractRow): Contract {
  const terms = contractTermsOf(row.terms);
  if (terms.kind !== oneOf(CONTRACT_KINDS, row.kind))
    throw new Error(`contract ${row.id} has terms of another kind`);
  return {
    id: row.id,
    merchantId: row.merchant_id,
    currency: row.currency,
    timeZone: row.time_zone,
    memberId: row.member_id,
    uplineId: row.upline_id,
    payer: oneOf(PAYERS, row.payer),
    terms,
    fromDay: row.from_day,
    lastDay: row.last_day,
  };
}
