import type { Tx } from '../../../platform/sql/database.ts';
import type { ExclusionDeps } from './exclusion-deps.ts';
import { accountsOf, factsOfAccount } from './internal/lock-person.ts';
import { markOf } from './persons/person-facts.ts';

/** What leads from one account to the others of the same person. */
export interface KnownPerson {
  /** Of a number, e-mail, document or bank account that was proved; the same on every account, and unreadable. */
  digests: Buffer[];
  /** Accounts of any brand that have one of them, this one left out. */
  accountIds: string[];
}

export type FindSamePerson = (tx: Tx, memberId: string) => Promise<KnownPerson>;

/** What was only typed may be another person's and leads nowhere. */
export function findSamePerson(deps: ExclusionDeps): FindSamePerson {
  return async (tx, memberId) => {
    const secret = await deps.personMarkSecret();
    const proved = (await factsOfAccount(tx, deps, memberId)).filter((fact) => fact.proved);
    const accountIds = new Set<string>();
    for (const fact of proved)
      for (const account of await accountsOf(tx, deps, fact)) accountIds.add(account.memberId);
    accountIds.delete(memberId);
    return { digests: proved.map((fact) => markOf(secret, fact).digest), accountIds: [...accountIds] };
  };
}
