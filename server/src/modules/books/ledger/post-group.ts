import type { Money } from '@lanna/rules/money';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/sql/database.ts';
import { type AccountName, type Books, openAccount, openAccounts } from './account.ts';
import { type OutcomeRow, outcomeOf, type PostingOutcome, readOutcome } from './posting-outcome.ts';

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

/** A posting of one leg. */
export interface Movement {
  /** A reference that comes back moves nothing a second time. */
  reference: string;
  from: AccountName;
  to: AccountName;
  amount: Money;
  code: string;
}

/**
 * Posts movements one after the other, each under its own reference as `postGroup` would, in a few statements however many they are. What holds accounts in an order must
 * have been held before: here they are locked as they come.
 */
export async function postEach(
  tx: Tx,
  { now, ...books }: Books & { now: Date },
  movements: readonly Movement[],
): Promise<PostingOutcome[]> {
  if (movements.length === 0) return [];
  const accounts = await openAccounts(
    tx,
    books,
    movements.flatMap(({ from, to }) => [from, to]),
  );
  const [debits, credits] = [0, 1].map((side) => movements.map((_, at) => accounts[2 * at + side]));
  const { rows } = await sql<OutcomeRow>`
    select g.outcome, g.leg, g.account, g.available
    from unnest(${movements.map(({ reference }) => reference)}::uuid[], ${debits}::bigint[], ${credits}::bigint[],
      ${movements.map(({ amount }) => amount)}::bigint[], ${movements.map(({ code }) => code)}::text[])
      with ordinality m (reference, debit, credit, amount, code, place)
    cross join lateral ledger.post_group(m.reference, array[m.debit], array[m.credit], array[m.amount], array[m.code], ${now}) g
    order by m.place`.execute(tx);
  if (rows.length !== movements.length) throw new Error('a posting function answered nothing');
  return rows.map((row) => outcomeOf(row));
}
