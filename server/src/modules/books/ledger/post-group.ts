import type { Money } from '@lanna/rules/money';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/sql/database.ts';
import { type AccountName, type Books, openAccount } from './account.ts';
import { type PostingOutcome, readOutcome } from './posting-outcome.ts';

/** One movement of a posting. `code` says why; `ledger.posting_rule` says between what it may be. */
export interface Leg {
  from: AccountName;
  to: AccountName;
  amount: Money;
  code: string;
}

/** Several movements under one reference. */
export interface Posting extends Books {
  /** A reference that comes back moves nothing a second time. */
  reference: string;
  legs: Leg[];
  now: Date;
}

/** Posts all legs or none, once per reference. */
export async function postGroup(tx: Tx, posting: Posting): Promise<PostingOutcome> {
  const { debits, credits, amounts, codes } = await openLegs(tx, posting, posting.legs);
  return readOutcome(
    tx,
    sql`ledger.post_group(${posting.reference}, ${debits}, ${credits}, ${amounts}, ${codes}, ${posting.now})`,
  );
}

/** The legs as the SQL functions take them. */
export async function openLegs(tx: Tx, books: Books, legs: Leg[]) {
  const debits: bigint[] = [];
  const credits: bigint[] = [];
  for (const { from, to } of legs) {
    debits.push(await openAccount(tx, books, from));
    credits.push(await openAccount(tx, books, to));
  }
  return { debits, credits, amounts: legs.map(({ amount }) => amount), codes: legs.map(({ code }) => code) };
}
