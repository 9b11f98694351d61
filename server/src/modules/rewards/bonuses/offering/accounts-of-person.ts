import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../../platform/sql/database.ts';
import type { FindSamePerson } from '../../../accounts/protection/same-person.ts';

/**
 * Accounts that share a device, a number, an identity or a bank account with the member's, or with one that does, the member's own among them, unless operators
 * found them different. A shared device alone does not count in a demonstration, which people try with several accounts at one machine.
 */
export async function flaggedAccounts(db: Queryable, memberId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive alike (id) as (
      select ${memberId}::uuid
      union
      select d.other_member_id from alike a join members.duplicate d on d.member_id = a.id join brands.brand b on b.id = d.merchant_id
      where d.decision is distinct from 'different'
        and (d.decision = 'same_person' or d.signals <> '{device}' or coalesce(b.settings ->> 'demo', 'true') = 'false')
    )
    select id from alike`.execute(db);
  return rows.map(({ id }) => id);
}

/** The same with accounts that have proved what the member has proved: numbers, e-mails, documents, bank accounts. With what was proved, unreadable. */
export async function accountsOfPerson(
  tx: Tx,
  findSamePerson: FindSamePerson,
  memberId: string,
): Promise<{ accounts: string[]; digests: Buffer[] }> {
  const { accountIds, digests } = await findSamePerson(tx, memberId);
  return { accounts: [...new Set([...(await flaggedAccounts(tx, memberId)), ...accountIds])], digests };
}
