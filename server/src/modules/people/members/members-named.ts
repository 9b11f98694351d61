import { likePrefix } from '../../../platform/ops/read-page.ts';
import type { Queryable } from '../../../platform/sql/database.ts';

/** Ids of the brands' members whose user name begins so, as a subquery for the search of a list. */
export function membersNamed(db: Queryable, brandIds: readonly string[], beginning: string) {
  return db
    .selectFrom('members.account as n')
    .select('n.id')
    .where('n.merchant_id', 'in', brandIds)
    .where('n.username_key', 'like', likePrefix(beginning.toLowerCase()));
}
