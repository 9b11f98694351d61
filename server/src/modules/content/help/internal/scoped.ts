import type { Brand } from '../../../../platform/http/calls/route.ts';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import { notifyPush } from '../../../../platform/push/notify.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable, Tx } from '../../../../platform/sql/database.ts';

/** What is written within a scope of brands. */
export interface Within {
  brands: readonly Brand[];
  brandIds: readonly string[];
}

/** Locks a category of the scope. Refuses `not_found` outside of it. */
export async function lockCategory(tx: Tx, { brandIds }: Within, id: string) {
  const category = await tx
    .selectFrom('help.category')
    .selectAll()
    .where('id', '=', id)
    .where('merchant_id', 'in', [...brandIds])
    .forUpdate()
    .executeTakeFirst();
  if (!category) throw new Refusal('not_found');
  return category;
}

/** Locks an article of the scope. Refuses `not_found` outside of it. */
export async function lockArticle(tx: Tx, { brandIds }: Within, id: string) {
  const article = await tx
    .selectFrom('help.article')
    .selectAll()
    .where('id', '=', id)
    .where('merchant_id', 'in', [...brandIds])
    .forUpdate()
    .executeTakeFirst();
  if (!article) throw new Refusal('not_found');
  return article;
}

/** Notifies pages of visitors and of operators, after commit. */
export async function notifyChanged(db: Queryable, brandId: string): Promise<void> {
  await notifyPush(db, { b: brandId, t: ['help_changed'] });
  await notifyOps(db, { brandId, type: 'help_changed' });
}
