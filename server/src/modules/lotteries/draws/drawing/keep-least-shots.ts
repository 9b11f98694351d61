import { brandSettings } from '@lanna/contract/house/brands/brand-settings';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/sql/database.ts';

/** Fixes for rounds that are made how many shots each brand asks for: what it has set now. */
export async function keepLeastShots(tx: Tx, drawIds: readonly string[]): Promise<void> {
  const brands = await tx
    .selectFrom('brands.brand')
    .select(['id', sql<unknown>`settings -> 'yeekee'`.as('yeekee')])
    .execute();
  const asked = brands.map(({ id, yeekee }) => ({ id, shots: leastShotsOf(yeekee) }));
  await sql`
    insert into draws.least_shots (draw_id, merchant_id, shots)
    select draw_id, asked.id, asked.shots from unnest(${drawIds}::uuid[]) as draw_id
    cross join jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked(id uuid, shots integer)`.execute(
    tx,
  );
}

/** In place of a setting that cannot be read its default holds: one brand's row keeps no other from its rounds. */
function leastShotsOf(stored: unknown): number {
  const { yeekee } = brandSettings.shape;
  return (yeekee.safeParse(stored ?? undefined).data ?? yeekee.parse(undefined)).leastShots;
}
