import { type RawBuilder, sql } from 'kysely';

/** Vendors of the catalogue between which bets of one of the portal's own topics are shared out, by category. */
const PARTS: Readonly<Record<string, { source: string; category: string }>> = {
  LOTTERY: { source: 'lottery', category: 'LOTT' },
  ELOTT: { source: 'lottery', category: 'ELOTT' },
};

/**
 * Whether bets of a row's source and category are this vendor's. The portal's own topics that take bets stand in the catalogue by their name in
 * capitals, or as vendors that share them.
 */
export function ofVendor(row: 'b' | 's', vendor: string): RawBuilder<boolean> {
  const source = sql.ref(`${row}.source`);
  const part = PARTS[vendor];
  if (part)
    return sql<boolean>`(${source} = ${part.source} and ${sql.ref(`${row}.category`)} = ${part.category})`;
  const names = [...new Set([vendor, vendor.toLowerCase()])];
  return sql<boolean>`${source} = any (${names}::text[])`;
}
