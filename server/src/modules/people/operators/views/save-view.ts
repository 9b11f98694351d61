import type { Received } from '@lanna/contract/endpoint';
import { type saveView as endpoint, VIEWS_MOST } from '@lanna/contract/people/operators/view-ops';
import { sql } from 'kysely';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { newId } from '../../../../platform/sealing/ids.ts';
import type { Tx } from '../../../../platform/sql/database.ts';

/** Keeps a list as it is looked at, in the place of the own one of that name. Refuses with `not_found` for a brand out of reach, `views_full`. */
export async function saveView(
  tx: Tx,
  call: Pick<AnyOpsCall, 'operator' | 'record'>,
  { list, name, search, columns, sharedWith }: Received<typeof endpoint>['body'],
  { brands, now }: { brands: readonly Brand[]; now: Date },
): Promise<{ id: string }> {
  const { operator } = call;
  const brand = sharedWith === null ? null : brands.find(({ code }) => code === sharedWith);
  if (brand === undefined) throw new Refusal('not_found');
  // One after the other, so that two windows keep no more than is allowed.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`views ${operator.id}`}, 0))`.execute(tx);
  const kept = await tx
    .selectFrom('operators.saved_view')
    .select(['id', 'name', 'shared_with', sql<boolean>`lower(name) = lower(${name})`.as('same')])
    .where('operator_id', '=', operator.id)
    .where('list', '=', list)
    .execute();
  const before = kept.find(({ same }) => same);
  if (!before && kept.length >= VIEWS_MOST) throw new Refusal('views_full', { most: VIEWS_MOST });
  const id = before?.id ?? newId();
  const written = {
    ...{ name, search, columns: JSON.stringify(columns), shared_with: brand?.id ?? null },
    changed_at: now,
  };
  await tx
    .insertInto('operators.saved_view')
    .values({ id, operator_id: operator.id, list, ...written })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(written))
    .execute();
  await call.record(tx, {
    action: 'operators.save-view',
    brandId: brand?.id ?? before?.shared_with ?? null,
    subject: { kind: 'view', id, name },
    after: { list, search, shared: sharedWith },
  });
  return { id };
}
