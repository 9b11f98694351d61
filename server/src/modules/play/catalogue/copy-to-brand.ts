import { sql } from 'kysely';
import type { Tx } from '../../../platform/sql/database.ts';

/**
 * The vendors of a brand stand at a new one, closed: each has to know the new brand's key first. What a vendor may give away in a brand's
 * name is not handed on.
 */
export async function copyVendors(tx: Tx, { from, to }: { from: string; to: string }): Promise<void> {
  await sql`
    insert into catalogue.brand_vendor (merchant_id, vendor_id, enabled, is_hot, position)
    select ${to}::uuid, vendor_id, false, is_hot, position from catalogue.brand_vendor where merchant_id = ${from}
    on conflict do nothing`.execute(tx);
}
