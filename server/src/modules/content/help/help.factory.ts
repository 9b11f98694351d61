import type { HelpIcon } from '@lanna/contract/content/help/help';
import type { LocalText } from '@lanna/rules/local-text';
import { newId } from '../../../platform/sealing/ids.ts';
import type { Queryable } from '../../../platform/sql/database.ts';
import { insertArticle } from './save-article.ts';

/** A category of a brand's help centre for a test. */
export async function createCategory(
  db: Queryable,
  brand: { id: string },
  options: { slug?: string; name?: LocalText; icon?: HelpIcon; position?: number } = {},
) {
  const id = newId();
  const slug = options.slug ?? `c-${id.slice(-8)}`;
  await db
    .insertInto('help.category')
    .values({
      id,
      merchant_id: brand.id,
      slug,
      name: options.name ?? { TH: 'หมวดหนึ่ง', EN: 'A category' },
      icon: options.icon ?? 'start',
      position: options.position ?? 1,
    })
    .execute();
  return { id, slug, brandId: brand.id };
}

/** An article for a test; published unless asked otherwise. */
export async function createArticle(
  db: Queryable,
  category: { id: string; brandId: string },
  options: { slug?: string; title?: LocalText; content?: LocalText; published?: boolean; at?: Date } = {},
) {
  const id = newId();
  const slug = options.slug ?? `a-${id.slice(-8)}`;
  await insertArticle(
    db,
    {
      id,
      brandId: category.brandId,
      categoryId: category.id,
      slug,
      title: options.title ?? { TH: 'บทความหนึ่ง', EN: 'An article' },
      content: options.content ?? { TH: '<p>เนื้อหา</p>', EN: '<p>Its text</p>' },
      published: options.published ?? true,
    },
    { at: options.at ?? new Date('2026-11-22T03:00:00Z'), name: 'Test' },
  );
  return { id, slug };
}
