import { HITS_OF_KIND_MAX, type SearchHit } from '@lanna/contract/people/operators/search';
import type { OperatorSession } from '../../../../platform/ops/operator-gate.ts';
import type { SearchKind } from '../../../../platform/ops/search-kind.ts';
import { outsideReadScope } from '../../../../platform/replica/read-scope.ts';

/** Asks every kind the operator may see at once; each is held to the brands in which its permission holds. */
export async function searchEverything(
  kinds: readonly SearchKind[],
  session: Pick<OperatorSession, 'grants' | 'house'>,
  q: string,
): Promise<SearchHit[]> {
  const found = await Promise.all(
    kinds.map(({ permission, house, aboutMoney, find }) => {
      const brands = house && !session.house.has(permission) ? [] : (session.grants.get(permission) ?? []);
      const brandIds = brands.map(({ id }) => id);
      if (brandIds.length === 0) return [];
      const look = () => find(q, brandIds, HITS_OF_KIND_MAX);
      return aboutMoney ? outsideReadScope(look) : look();
    }),
  );
  return found.flatMap((hits) => hits.slice(0, HITS_OF_KIND_MAX));
}
