import type { ExclusionState } from '@lanna/contract/accounts/protection/exclusion';
import type { ExclusionInForce } from '@lanna/contract/people/members/exclusion';
import type { Owner } from '../../../platform/http/calls/owner-of.ts';
import type { Queryable } from '../../../platform/sql/database.ts';

/** What keeps a member from play, if anything does. */
export async function readExclusion(db: Queryable, owner: Owner): Promise<ExclusionInForce | null> {
  const row = await rowOf(db, owner);
  return row ? inForce(row) : null;
}

/** The same with what the member can do about its end. */
export async function readExclusionState(
  db: Queryable,
  owner: Owner,
  now: Date,
): Promise<ExclusionState | null> {
  const row = await rowOf(db, owner);
  if (!row) return null;
  return { ...inForce(row), ...endOf(row, now) };
}

type Row = NonNullable<Awaited<ReturnType<typeof rowOf>>>;

function rowOf(db: Queryable, { merchantId, memberId }: Owner) {
  return db
    .selectFrom('protection.exclusion_in_force')
    .select(['kind', 'origin', 'found_by', 'since', 'until', 'end_asked_at', 'ends_at', 'suspected'])
    .where('member_id', '=', memberId)
    .where('merchant_id', '=', merchantId)
    .executeTakeFirst();
}

function inForce({ kind, since, until }: Row): ExclusionInForce {
  return {
    kind: kind === 'time_out' ? 'time_out' : 'self_exclusion',
    since: since.toISOString(),
    until: until?.toISOString() ?? null,
  };
}

function endOf(row: Row, now: Date): Pick<ExclusionState, 'end' | 'endsAt'> {
  if (row.kind === 'time_out') return { end: 'none', endsAt: row.until?.toISOString() ?? null };
  if (row.until === null || row.until > now) return { end: 'none', endsAt: null };
  if (row.suspected || !endsHere(row))
    return { end: 'elsewhere', endsAt: row.ends_at?.toISOString() ?? null };
  return row.ends_at ? { end: 'asked', endsAt: row.ends_at.toISOString() } : { end: 'askable', endsAt: null };
}

/**
 * On which accounts a person may ask for the end: on the one it was asked for on. What an operator has entered without an account may be
 * ended on any it has found.
 */
export function endsHere({ origin, found_by }: { origin: string; found_by: string }): boolean {
  return found_by === 'own' || origin === 'registry';
}

/** The same where there is one. */
export async function shownExclusion(db: Queryable, owner: Owner, now: Date): Promise<ExclusionState> {
  const state = await readExclusionState(db, owner, now);
  if (!state) throw new Error('an exclusion that was just written does not hold');
  return state;
}
