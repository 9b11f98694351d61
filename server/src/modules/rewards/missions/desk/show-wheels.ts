import type { WheelRow } from '@lanna/contract/rewards/missions/ops';
import { formatMoney } from '@lanna/rules/money';
import { sql } from 'kysely';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';

const VERSIONS_SHOWN = 10;

/** The wheel of each brand of the operator's, with what it has cost of its budget. */
export async function showOpsWheels(
  db: Queryable,
  brands: readonly Brand[],
): Promise<{ wheels: WheelRow[] }> {
  return { wheels: await Promise.all(brands.map((brand) => wheelRow(db, brand))) };
}

async function wheelRow(db: Queryable, brand: Brand): Promise<WheelRow> {
  const wheel = await db
    .selectFrom('missions.wheel')
    .selectAll()
    .where('merchant_id', '=', brand.id)
    .executeTakeFirst();
  const versions = await db
    .selectFrom('missions.wheel_version')
    .selectAll()
    .where('merchant_id', '=', brand.id)
    .orderBy('version', 'desc')
    .limit(VERSIONS_SHOWN)
    .execute();
  const { rows } = await sql<{ spins: number }>`
    select count(*)::integer as spins from missions.spin where merchant_id = ${brand.id}`.execute(db);
  return {
    ...{ brand: brand.code, currency: brand.currency, version: wheel?.version ?? 0 },
    state: (wheel?.state ?? null) as WheelRow['state'],
    fields: (versions[0]?.fields ?? null) as unknown as WheelRow['fields'],
    ...{ budget: formatMoney(wheel?.budget ?? 0n), spent: formatMoney(wheel?.spent ?? 0n) },
    spins: rows[0]?.spins ?? 0,
    versions: versions.map((one) => ({
      ...{ version: one.version, budget: formatMoney(one.budget), madeAt: one.made_at.toISOString() },
      ...{ madeBy: one.made_by_name, reason: one.reason },
    })),
  };
}
