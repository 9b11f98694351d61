import type { ArticleFields, OpsHelpArticle } from '@lanna/contract/content/help/ops';
import type { LocalText } from '@lanna/rules/local-text';
import { sql } from 'kysely';
import type { AnyOpsCall } from '../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import { newId } from '../../../platform/sealing/ids.ts';
import type { Queryable, Tx } from '../../../platform/sql/database.ts';
import { cleanText } from './clean-text.ts';
import { refusingTakenSlug } from './internal/refusing-taken-slug.ts';
import { lockArticle, lockCategory, notifyChanged, type Within } from './internal/scoped.ts';
import { searchKeys } from './internal/search-keys.ts';
import { showArticle } from './reading/show-article.ts';

type Call = Within & Pick<AnyOpsCall, 'record' | 'operator'>;

/** Adds an article at the end of its category. */
export async function addArticle(
  tx: Tx,
  call: Call,
  { category: categoryId, ...fields }: ArticleFields,
  now: Date,
): Promise<OpsHelpArticle> {
  const text = cleanText(fields);
  const category = await lockCategory(tx, call, categoryId);
  const id = newId();
  const by = { at: now, name: call.operator.name };
  await insertArticle(tx, { id, brandId: category.merchant_id, categoryId, ...fields, ...text }, by);
  await call.record(tx, {
    action: 'help.add-article',
    brandId: category.merchant_id,
    subject: { kind: 'help-article', id, name: fields.slug },
    after: { category: category.slug, slug: fields.slug, published: fields.published, title: text.title },
  });
  await notifyChanged(tx, category.merchant_id);
  return showArticle(tx, call, id, now);
}

/**
 * Changes an article; what it says from now on is its next version. Refuses `changed_meanwhile` if another operator was quicker,
 * and `not_found` for a category of another brand.
 */
export async function changeArticle(
  tx: Tx,
  call: Call,
  { id, version, category: categoryId, ...fields }: ArticleFields & { id: string; version: number },
  now: Date,
): Promise<OpsHelpArticle> {
  const text = cleanText(fields);
  const before = await lockArticle(tx, call, id);
  if (before.version !== version) throw new Refusal('changed_meanwhile');
  const category = await lockCategory(tx, call, categoryId);
  if (category.merchant_id !== before.merchant_id) throw new Refusal('not_found');
  const isMoved = category.id !== before.category_id;
  const { slug, published } = fields;
  await refusingTakenSlug(
    slug,
    tx
      .updateTable('help.article')
      .set({
        slug,
        published,
        ...text,
        ...searchKeys(text),
        version: version + 1,
        changed_at: now,
        changed_by: call.operator.name,
        ...(isMoved ? { category_id: category.id, position: lastIn(category.id) } : {}),
      })
      .where('id', '=', id)
      .execute(),
  );
  await keepVersion(
    tx,
    { id, brandId: before.merchant_id, version: version + 1, published, ...text },
    {
      at: now,
      name: call.operator.name,
    },
  );
  await call.record(tx, {
    action: 'help.change-article',
    brandId: before.merchant_id,
    subject: { kind: 'help-article', id, name: slug },
    before: { slug: before.slug, published: before.published, title: before.title, version },
    after: {
      slug,
      published,
      title: text.title,
      version: version + 1,
      ...(isMoved && { category: category.slug }),
    },
  });
  await notifyChanged(tx, before.merchant_id);
  return showArticle(tx, call, id, now);
}

export async function removeArticle(tx: Tx, call: Call, id: string): Promise<Record<string, never>> {
  const before = await lockArticle(tx, call, id);
  await tx.deleteFrom('help.article').where('id', '=', id).execute();
  await call.record(tx, {
    action: 'help.remove-article',
    brandId: before.merchant_id,
    subject: { kind: 'help-article', id, name: before.slug },
    before: { slug: before.slug, published: before.published, title: before.title, version: before.version },
  });
  await notifyChanged(tx, before.merchant_id);
  return {};
}

interface Written {
  id: string;
  brandId: string;
  title: LocalText;
  content: LocalText;
  published: boolean;
}
interface By {
  at: Date;
  name: string;
}

/** Of an operator's, and of the seed's. */
export async function insertArticle(
  db: Queryable,
  { categoryId, slug, ...written }: Written & { categoryId: string; slug: string },
  by: By,
): Promise<void> {
  const { id, brandId, title, content, published } = written;
  await refusingTakenSlug(
    slug,
    db
      .insertInto('help.article')
      .values({
        id,
        merchant_id: brandId,
        category_id: categoryId,
        slug,
        title,
        content,
        published,
        position: lastIn(categoryId),
        created_at: by.at,
        changed_at: by.at,
        changed_by: by.name,
        ...searchKeys(written),
      })
      .execute(),
  );
  await keepVersion(db, { ...written, version: 1 }, by);
}

async function keepVersion(
  db: Queryable,
  { id, brandId, version, title, content, published }: Written & { version: number },
  { at, name }: By,
): Promise<void> {
  await db
    .insertInto('help.article_version')
    .values({
      article_id: id,
      merchant_id: brandId,
      version,
      title,
      content,
      published,
      at,
      operator_name: name,
    })
    .execute();
}

function lastIn(categoryId: string) {
  return sql<number>`(select coalesce(max(position), 0) + 1 from help.article where category_id = ${categoryId})`;
}
