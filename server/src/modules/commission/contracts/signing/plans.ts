import type {
  ContractPlan,
  removePlan as removal,
  savePlan as saving,
} from '@lanna/contract/commission/contracts/ops';
import { contractTerms, contractTermsOf, wireTermsOf } from '@lanna/contract/commission/contracts/terms';
import type { Received } from '@lanna/contract/endpoint';
import type { ContractKind } from '@lanna/rules/commission/contracts/terms';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import { brandInScope } from '../../../../platform/ops/brand-in-scope.ts';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { newId } from '../../../../platform/sealing/ids.ts';
import type { Database, Queryable } from '../../../../platform/sql/database.ts';
import { refuseFaulty } from './propose-contract.ts';

/** Templates of contracts: what operators and agents begin with. A contract keeps its own terms. */
export async function listPlans(db: Queryable, brands: readonly Brand[]): Promise<ContractPlan[]> {
  const rows = await db
    .selectFrom('contracts.plan')
    .selectAll()
    .where(
      'merchant_id',
      'in',
      brands.map(({ id }) => id),
    )
    .orderBy('merchant_id')
    .orderBy('kind')
    .orderBy('name')
    .execute();
  return rows.map(({ id, merchant_id, kind, name, terms, version }) => ({
    id,
    brand: brands.find((brand) => brand.id === merchant_id)?.code ?? '',
    kind: kind as ContractKind,
    name,
    terms: contractTerms.parse(terms),
    version,
  }));
}

/** Adds a template, or changes the one of this name. Refuses `not_found`, `changed_meanwhile`, `contract_terms_wrong`. */
export async function savePlan(
  db: Database,
  { brands, record }: Pick<AnyOpsCall, 'brands' | 'record'>,
  { params, body }: Pick<Received<typeof saving>, 'params' | 'body'>,
): Promise<{ version: number }> {
  const brand = brandInScope(brands, params.brand);
  const terms = contractTermsOf(body.terms);
  refuseFaulty(terms);
  return db.transaction(async (tx) => {
    const kept = { merchant_id: brand.id, kind: terms.kind, name: params.name };
    const before = await tx
      .selectFrom('contracts.plan')
      .select(['id', 'terms', 'version'])
      .where('merchant_id', '=', kept.merchant_id)
      .where('kind', '=', kept.kind)
      .where('name', '=', kept.name)
      .forUpdate()
      .executeTakeFirst();
    if ((before?.version ?? 0) !== body.version) throw new Refusal('changed_meanwhile');
    const version = body.version + 1;
    const text = JSON.stringify(wireTermsOf(terms));
    const id = before?.id ?? newId();
    if (before)
      await tx.updateTable('contracts.plan').set({ terms: text, version }).where('id', '=', id).execute();
    else
      await tx
        .insertInto('contracts.plan')
        .values({ id, ...kept, terms: text, version })
        .execute();
    await record(tx, {
      action: 'contracts.save-plan',
      brandId: brand.id,
      subject: { kind: 'contract-plan', id, name: params.name },
      ...(before && { before: { terms: before.terms } }),
      after: { terms: wireTermsOf(terms) },
      reason: body.reason,
    });
    await notifyOps(tx, { brandId: brand.id, type: 'contracts_changed' });
    return { version };
  });
}

/** Refuses with `not_found`. */
export async function removePlan(
  db: Database,
  { brandIds, record }: Pick<AnyOpsCall, 'brandIds' | 'record'>,
  { params, body }: Pick<Received<typeof removal>, 'params' | 'body'>,
): Promise<Record<never, never>> {
  return db.transaction(async (tx) => {
    const removed = await tx
      .deleteFrom('contracts.plan')
      .where('id', '=', params.id)
      .where('merchant_id', 'in', [...brandIds])
      .returning(['merchant_id', 'name', 'terms'])
      .executeTakeFirst();
    if (!removed) throw new Refusal('not_found');
    await record(tx, {
      action: 'contracts.remove-plan',
      brandId: removed.merchant_id,
      subject: { kind: 'contract-plan', id: params.id, name: removed.name },
      before: { terms: removed.terms },
      reason: body.reason,
    });
    await notifyOps(tx, { brandId: removed.merchant_id, type: 'contracts_changed' });
    return {};
  });
}
