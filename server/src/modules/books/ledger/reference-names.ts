import type { LocalText } from '@lanna/rules/local-text';
import type { Queryable } from '../../../platform/sql/database.ts';

/** What postings are about, by their reference. A topic contributes it as `ledger.reference-names`; references of others are left out. */
export type ReferenceNames = (
  db: Queryable,
  references: readonly string[],
) => Promise<ReadonlyMap<string, LocalText>>;

/** The names of all topics. */
export async function nameReferences(
  db: Queryable,
  references: readonly string[],
  topics: readonly ReferenceNames[],
): Promise<ReadonlyMap<string, LocalText>> {
  if (references.length === 0) return new Map();
  const named = await Promise.all(topics.map((names) => names(db, references)));
  return new Map(named.flatMap((names) => [...names]));
}
