import { Refusal } from '../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../platform/sql/database.ts';
import type { Person } from '../../people/members/persons/person.ts';
import type { ExclusionDeps } from './exclusion-deps.ts';
import { factsOfAccount, type Held, lockMarks, lockPerson } from './internal/lock-person.ts';
import { shutOut } from './internal/shut-out.ts';
import { byDevice, suspect } from './internal/suspect.ts';
import { factsOf, type Mark, markOf, type PersonFact } from './persons/person-facts.ts';

/** An account, and what has just been added to it by who uses it. */
export interface NoticedAccount {
  merchantId: string;
  memberId: string;
  added?: 'bank_account';
}

/** What topics above ask at a registration, or an account gets something that a person is known by. */
export interface Exclusions {
  /**
   * Refuses to open an account for a self-excluded person: with `self_excluded_person` where the applicant has just proved the number
   * that says so, else with `registration_impossible`, as the data may be another person's. Before the account is inserted.
   */
  refusePerson(tx: Tx, applicant: Person): Promise<void>;
  /**
   * To be called once an account has a new number, e-mail, document or bank account: where a self-excluded person is known by it, the account
   * is taken out of play from here on, and its money stays to be withdrawn. Of an account that is out of play already, it is noted. What was only typed, or
   * the person's device with the same name or birthday, takes it out of play until operators have decided whether it is the person's.
   */
  noticePerson(tx: Tx, account: NoticedAccount, now: Date): Promise<void>;
}

export function exclusionsOf(deps: ExclusionDeps): Exclusions {
  return {
    refusePerson: (tx, applicant) => refusePerson(tx, deps, applicant),
    noticePerson: (tx, account, now) => noticePerson(tx, deps, account, now),
  };
}

async function refusePerson(tx: Tx, deps: ExclusionDeps, applicant: Person): Promise<void> {
  const marks = await marksOf(deps, factsOf(applicant));
  await lockMarks(tx, marks);
  const found = await findHolding(tx, marks);
  if (found.length === 0) return;
  const own = found.some(({ kind }) => kind === 'mobile');
  throw new Refusal(own && applicant.mobileProved ? 'self_excluded_person' : 'registration_impossible');
}

/**
 * Taken out of play rather than refused the number: a refused member would play on with the account as it was, and learn whose number
 * it is.
 */
async function noticePerson(
  tx: Tx,
  deps: ExclusionDeps,
  { added, ...account }: NoticedAccount,
  now: Date,
): Promise<void> {
  const facts = await factsOfAccount(tx, deps, account.memberId);
  const marks = await marksOf(deps, facts);
  await lockMarks(tx, marks);
  const matching = await findHolding(tx, marks);
  const shared = matching.filter(({ proved }) => proved);
  const holding = new Map<string, Held['foundBy']>();
  for (const { exclusion_id, kind } of shared) holding.set(exclusion_id, kind as Held['foundBy']);
  for (const id of await byBankAccount(tx, deps, account.memberId)) holding.set(id, 'bank_account');
  for (const { exclusion_id } of await heldBy(tx, account.memberId)) holding.set(exclusion_id, 'own');
  for (const [id, foundBy] of holding) {
    const held = await lockPerson(tx, deps, { id, facts: [], accounts: [{ ...account, foundBy }], now });
    await shutOut(tx, held, { reason: '', operatorName: null, now });
  }
  const alike = await byDevice(tx, account.memberId);
  const registeredAt = await registeredOf(tx, account.memberId);
  // An account of before may be a stranger's whose name or e-mail was typed to do the stranger harm; one of after is a way round the exclusion.
  for (const { exclusion_id, kind, since } of matching)
    if (registeredAt >= since || kind === added) alike.set(exclusion_id, kind as Held['foundBy']);
  for (const id of holding.keys()) alike.delete(id);
  if (await suspect(tx, account, alike, now))
    await shutOut(tx, [account], { reason: '', operatorName: null, now });
}

/** What was paid to only after the exclusion began is no mark of it yet: a withdrawal goes on while the member is out of play. */
async function byBankAccount(tx: Tx, deps: ExclusionDeps, memberId: string): Promise<string[]> {
  const ids: string[] = [];
  for (const source of deps.bankAccounts())
    for (const own of await source.ofMember(tx, memberId))
      for (const holder of await source.holders(tx, own)) {
        if (holder.memberId === memberId) continue;
        const theirs = await source.ofMember(tx, holder.memberId);
        const same = ({ bankCode, number }: typeof own) => bankCode === own.bankCode && number === own.number;
        if (theirs.some((one) => one.proved && same(one)))
          ids.push(...(await heldBy(tx, holder.memberId)).map(({ exclusion_id }) => exclusion_id));
      }
  return ids;
}

async function marksOf(deps: ExclusionDeps, facts: readonly PersonFact[]): Promise<Mark[]> {
  const secret = await deps.personMarkSecret();
  return facts.map((fact) => markOf(secret, fact));
}

/** Marks of these that self-exclusions in force have. */
async function findHolding(tx: Tx, marks: readonly Mark[]) {
  if (marks.length === 0) return [];
  return tx
    .selectFrom('protection.mark as m')
    .innerJoin('protection.exclusion as e', 'e.id', 'm.exclusion_id')
    .select(['m.exclusion_id', 'm.kind', 'm.proved', 'e.since'])
    .where(
      'm.digest',
      'in',
      marks.map(({ digest }) => digest),
    )
    .where('e.ended_at', 'is', null)
    .execute();
}

async function registeredOf(tx: Tx, memberId: string): Promise<Date> {
  const { registered_at } = await tx
    .selectFrom('members.account')
    .select('registered_at')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  return registered_at;
}

async function heldBy(tx: Tx, memberId: string) {
  return tx
    .selectFrom('protection.excluded_account as a')
    .innerJoin('protection.exclusion as e', 'e.id', 'a.exclusion_id')
    .select('a.exclusion_id')
    .where('a.member_id', '=', memberId)
    .where('a.suspected', '=', false)
    .where('a.released_at', 'is', null)
    .where('e.kind', '=', 'self_exclusion')
    .where('e.ended_at', 'is', null)
    .execute();
}
