import type { ActionSubject } from '../../../platform/ops/operator-gate.ts';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import type { Queryable, Tx } from '../../../platform/sql/database.ts';
import { type KeptBrand, readBrandDocument } from './desk/read-brand-document.ts';

export async function readBrand(db: Queryable, brandId: string): Promise<KeptBrand> {
  const [row] = await brandRows(db).where('id', '=', brandId).execute();
  if (!row) throw new Refusal('not_found');
  return readBrandDocument(row, await hostsOf(db, brandId));
}

/** Until the transaction ends no other one changes the brand. */
export async function lockBrand(tx: Tx, brandId: string): Promise<KeptBrand> {
  const [row] = await brandRows(tx).where('id', '=', brandId).forUpdate().execute();
  if (!row) throw new Refusal('not_found');
  return readBrandDocument(row, await hostsOf(tx, brandId));
}

export function brandRows(db: Queryable) {
  return db
    .selectFrom('brands.merchant')
    .select([
      'id',
      'code',
      'name',
      'enabled',
      'currency',
      'currency_symbol',
      'country',
      'time_zone',
      'languages',
      'default_language',
      'theme',
      'settings',
      'signing_public_key',
      'real_open',
      'real_since',
      'version',
      'created_at',
    ]);
}

export function subjectOf({ code, name }: Pick<KeptBrand, 'code' | 'name'>): ActionSubject {
  return { kind: 'brand', id: code, name: name.EN ?? Object.values(name)[0] ?? code };
}

async function hostsOf(db: Queryable, brandId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('brands.merchant_host')
    .select('host')
    .where('merchant_id', '=', brandId)
    .orderBy('host')
    .limit(200)
    .execute();
  return rows.map(({ host }) => host);
}
