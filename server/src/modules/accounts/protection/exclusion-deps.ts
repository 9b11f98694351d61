import type { Clock } from '../../../platform/process/clock.ts';
import type { Database, Queryable } from '../../../platform/sql/database.ts';
import type { FoundAccount } from '../../people/members/persons/person.ts';

export interface BankAccount {
  bankCode: string;
  number: string;
}

/** What the topic that pays out knows of a person's bank accounts; it stands above and contributes it. */
export interface BankAccountsOfPerson {
  /** Proved: something was paid to it, so that the name fitted. */
  ofMember(db: Queryable, memberId: string): Promise<readonly (BankAccount & { proved: boolean })[]>;
  /** Accounts of all brands that have it now. */
  holders(db: Queryable, account: BankAccount): Promise<readonly FoundAccount[]>;
}

/** Numbers of documents that were looked at and approved as the member's; the topic that does so stands above and contributes it. */
export type DocumentsOfPerson = (db: Queryable, memberId: string) => Promise<readonly string[]>;

export interface ExclusionDeps {
  db: Database;
  clock: Clock;
  /** Key of the digests by which a person is known again. */
  personMarkSecret(): Promise<Buffer>;
  bankAccounts(): readonly BankAccountsOfPerson[];
  documents(): readonly DocumentsOfPerson[];
}
