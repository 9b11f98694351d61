import type { Permission } from '@lanna/contract/endpoint';
import type { SearchHit } from '@lanna/contract/people/operators/search';

/** What a topic finds for the console's one search field. A topic contributes its kinds to `search`. */
export interface SearchKind {
  /** Asked only for operators who have it, in the brands in which they do. */
  permission: Permission;
  /** It concerns the whole house: who has the permission in single brands alone is shown none of it. */
  house?: true;
  /** It finds what money hangs on: the primary is asked, though the search may be read elsewhere. */
  aboutMoney?: true;
  /**
   * At most `limit` hits for what was typed (1 to 200 characters, `%` is a letter), the best first; by an index, since it is asked
   * at each pause in typing. Empty for what cannot be one of its kind.
   */
  find(q: string, brandIds: readonly string[], limit: number): Promise<SearchHit[]>;
}
