import type { ACCOUNT_FOUND_BY } from '@lanna/contract/accounts/protection/ops-exclusion';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/sql/database.ts';
import { accountsWith, type FoundAccount, readPerson } from '../../../people/members/persons/person.ts';
import type { ExclusionDeps } from '../exclusion-deps.ts';
import {
  bankAccountFact,
  documentFact,
  factsOf,
  type Mark,
  markOf,
  type PersonFact,
} from '../persons/person-facts.ts';

export type FoundBy = (typeof ACCOUNT_FOUND_BY)[number];
export type Held = FoundAccount & { foundBy: FoundBy };

/** More accounts than one person has; what leads further is no person's. */
const ACCOUNTS_MAX = 50;

/**
 * Notes for an exclusion by what its person is known again, and finds the person's accounts at all brands: those that begin it, those that
 * share something proved with them, and so on. Answers the accounts that it did not hold before.
 */
export async function lockPerson(
  tx: Tx,
  deps: ExclusionDeps,
  exclusion: { id: string; facts: readonly PersonFact[]; accounts: readonly Held[]; now: Date },
): Promise<Held[]> {
  const secret = await deps.personMarkSecret();
  const held = new Map<string, Held>();
  const released = await releasedFrom(tx, exclusion.id);
  const known = new Set<string>();
  const waiting = [...exclusion.accounts];
  let facts: readonly PersonFact[] = exclusion.facts;
  for (;;) {
    const fresh = facts.filter((fact) => !known.has(keyOf(fact)));
    for (const fact of fresh) known.add(keyOf(fact));
    const marks = fresh.map((fact) => markOf(secret, fact));
    await lockMarks(tx, marks);
    await addMarks(tx, exclusion, marks);
    for (const fact of fresh)
      if (fact.proved)
        for (const account of await accountsOf(tx, deps, fact))
          waiting.push({ ...account, foundBy: fact.kind as FoundBy });
    const next = waiting.shift();
    if (!next) break;
    facts = [];
    if (released.has(next.memberId) || held.has(next.memberId) || held.size >= ACCOUNTS_MAX) continue;
    held.set(next.memberId, next);
    facts = await factsOfAccount(tx, deps, next.memberId);
  }
  return addAccounts(tx, exclusion, [...held.values()]);
}

/** What is known of the person behind an account, its bank accounts included. */
export async function factsOfAccount(tx: Tx, deps: ExclusionDeps, memberId: string): Promise<PersonFact[]> {
  const facts = factsOf(await readPerson(tx, memberId));
  for (const source of deps.bankAccounts())
    for (const account of await source.ofMember(tx, memberId))
      facts.push(bankAccountFact(account, account.proved));
  for (const documents of deps.documents())
    for (const number of await documents(tx, memberId)) facts.push(documentFact(number));
  return facts;
}

/** No account is registered with a mark or given it while an exclusion by it is being made, nor the other way round. */
export async function lockMarks(tx: Tx, marks: readonly Mark[]): Promise<void> {
  const keys = marks.map(({ digest }) => digest.readBigInt64BE()).sort((a, b) => (a < b ? -1 : 1));
  for (const key of keys) await sql`select pg_advisory_xact_lock(${key})`.execute(tx);
}

/** A number that was only typed and one that was proved are one number: what is known best counts. */
function keyOf({ kind, value, proved }: PersonFact): string {
  return [kind, value, proved].join('|');
}

async function addMarks(tx: Tx, { id, now }: { id: string; now: Date }, marks: readonly Mark[]) {
  for (const { kind, digest, proved } of marks)
    await tx
      .insertInto('protection.mark')
      .values({ exclusion_id: id, kind, digest, proved, marked_at: now })
      .onConflict((on) =>
        on
          .columns(['exclusion_id', 'digest'])
          .doUpdateSet({ proved: true })
          .where(sql<boolean>`excluded.proved and not protection.mark.proved`),
      )
      .execute();
}

/** Accounts of all brands that have this, proved or not. */
export async function accountsOf(
  tx: Tx,
  deps: ExclusionDeps,
  { kind, value }: PersonFact,
): Promise<FoundAccount[]> {
  if (kind === 'name_and_birthday') return [];
  if (kind !== 'bank_account') return accountsWith(tx, { kind, value }, ACCOUNTS_MAX);
  const [bankCode = '', number = ''] = value.split('|');
  const found: FoundAccount[] = [];
  for (const source of deps.bankAccounts()) found.push(...(await source.holders(tx, { bankCode, number })));
  return found;
}

/** Found to be other people's: neither they nor what they share with others lead anywhere. */
async function releasedFrom(tx: Tx, id: string): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('protection.excluded_account')
    .select('member_id')
    .where('exclusion_id', '=', id)
    .where('released_at', 'is not', null)
    .execute();
  return new Set(rows.map(({ member_id }) => member_id));
}

async function addAccounts(
  tx: Tx,
  { id, now }: { id: string; now: Date },
  accounts: readonly Held[],
): Promise<Held[]> {
  if (accounts.length === 0) return [];
  const added = await tx
    .insertInto('protection.excluded_account')
    .values(
      accounts.map(({ memberId, merchantId, foundBy }) => ({
        exclusion_id: id,
        member_id: memberId,
        merchant_id: merchantId,
        found_by: foundBy,
        since: now,
      })),
    )
    // What was suspected so far is shown by something proved now.
    .onConflict((on) =>
      on
        .columns(['exclusion_id', 'member_id'])
        .doUpdateSet({ suspected: false })
        .where('protection.excluded_account.suspected', '=', true)
        .where('protection.excluded_account.released_at', 'is', null),
    )
    .returning('member_id')
    .execute();
  return accounts.filter(({ memberId }) => added.some(({ member_id }) => member_id === memberId));
}
