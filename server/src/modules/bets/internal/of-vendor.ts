import { type RawBuilder, sql } from 'kysely';

/** Whether a source is this vendor's. The portal's own topics that take bets stand in the catalogue by their name in capitals: LOTTERY. */
export function ofVendor(source: RawBuilder<unknown>, vendor: string): RawBuilder<boolean> {
  const names = [...new Set([vendor, vendor.toLowerCase()])];
  return sql<boolean>`${source} = any (${names}::text[])`;
}
