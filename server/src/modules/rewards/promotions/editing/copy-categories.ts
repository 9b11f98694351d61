import { sql } from 'kysely';
import type { Tx } from '../../../../platform/sql/database.ts';

/** The kinds of promotions a brand sorts by stand at a new one. What is given away is decided for each brand: no promotion is handed on. */
export async function copyCategories(tx: Tx, { from, to }: { from: string; to: string }): Promise<void> {
  await sql`
    insert into promotions.category (id, merchant_id, name, position, created_at)
    select uuidv7(), ${to}::uuid, name, position, created_at from promotions.category where merchant_id = ${from}`.execute(
    tx,
  );
}
