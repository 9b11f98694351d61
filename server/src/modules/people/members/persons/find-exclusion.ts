import type { ExclusionInForce } from '@lanna/contract/people/members/exclusion';
import type { Owner } from '../../../../platform/http/calls/owner-of.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';

/** What keeps a member from play; the topic that keeps it stands above and contributes this. */
export type FindExclusion = (db: Queryable, owner: Owner) => Promise<ExclusionInForce | null>;

/** The same, asked only of an account whose status says that there is something. */
export async function findExclusion(
  db: Queryable,
  finders: readonly FindExclusion[],
  { status, ...owner }: Owner & { status: string },
): Promise<ExclusionInForce | null> {
  if (status !== 'self_excluded') return null;
  for (const find of finders) {
    const found = await find(db, owner);
    if (found) return found;
  }
  return null;
}
