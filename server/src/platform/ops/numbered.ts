import { type RawBuilder, sql } from 'kysely';

/** Rows whose short number was typed (`idEndOf`): answered by an index on the same expression. */
export function endsIn(id: string, end: string): RawBuilder<boolean> {
  return sql<boolean>`right(${sql.ref(id)}::text, 12) = ${end}`;
}
