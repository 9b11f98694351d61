import type { AboutPageRow, OpsAboutPage } from '@lanna/contract/content/help/about-ops';
import type { AboutPage } from '@lanna/contract/content/help/help';
import { ABOUT_PAGES } from '@lanna/contract/content/help/help';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { readBrand } from '../../../house/brands/console-brand.ts';
import type { Within } from '../internal/scoped.ts';

/** The seven about pages of each brand of the scope, whether they are written yet or not. */
export async function listAboutPages(db: Queryable, { brands, brandIds }: Within): Promise<AboutPageRow[]> {
  const [drafts, versions] = await Promise.all([
    db
      .selectFrom('help.page')
      .selectAll()
      .where('merchant_id', 'in', [...brandIds])
      .execute(),
    db
      .selectFrom('help.page_version')
      .distinctOn(['merchant_id', 'page'])
      .select(['merchant_id', 'page', 'number', 'title', 'published_at', 'published_by'])
      .where('merchant_id', 'in', [...brandIds])
      .orderBy('merchant_id')
      .orderBy('page')
      .orderBy('number', 'desc')
      .execute(),
  ]);
  return brands.flatMap(({ id, code }) =>
    ABOUT_PAGES.map((page): AboutPageRow => {
      const isIt = (row: { merchant_id: string; page: string }) =>
        row.merchant_id === id && row.page === page;
      const draft = drafts.find(isIt);
      const version = versions.find(isIt);
      return {
        brand: code,
        page,
        title: version?.title ?? draft?.draft_title ?? null,
        published: version
          ? { version: version.number, at: version.published_at.toISOString(), by: version.published_by }
          : null,
        draft: draft?.draft_title
          ? { changedAt: draft.changed_at.toISOString(), changedBy: draft.changed_by }
          : null,
      };
    }),
  );
}

/** One page of a brand as operators work on it. */
export async function showAboutPage(db: Queryable, brand: Brand, page: AboutPage): Promise<OpsAboutPage> {
  const [row, versions, { document }] = await Promise.all([
    db
      .selectFrom('help.page')
      .selectAll()
      .where('merchant_id', '=', brand.id)
      .where('page', '=', page)
      .executeTakeFirst(),
    db
      .selectFrom('help.page_version')
      .selectAll()
      .where('merchant_id', '=', brand.id)
      .where('page', '=', page)
      .orderBy('number', 'desc')
      .execute(),
    readBrand(db, brand.id),
  ]);
  const [inForce] = versions;
  return {
    brand: brand.code,
    page,
    draft:
      row?.draft_title && row.draft_content
        ? {
            title: row.draft_title,
            content: row.draft_content,
            changedAt: row.changed_at.toISOString(),
            changedBy: row.changed_by,
          }
        : null,
    published: inForce ? { title: inForce.title, content: inForce.content } : null,
    version: row?.version ?? 0,
    termsVersion: document.termsVersion,
    versions: versions.map((one) => ({
      version: one.number,
      at: one.published_at.toISOString(),
      operator: one.published_by,
      note: one.note,
      termsVersion: one.terms_version,
      askedAgain: one.asked_again,
    })),
  };
}

/** A page as it was published once. Refuses `not_found`. */
export async function showAboutPageVersion(
  db: Queryable,
  brand: Brand,
  { page, version }: { page: AboutPage; version: number },
) {
  const row = await db
    .selectFrom('help.page_version')
    .select(['title', 'content'])
    .where('merchant_id', '=', brand.id)
    .where('page', '=', page)
    .where('number', '=', version)
    .executeTakeFirst();
  if (!row) throw new Refusal('not_found');
  return row;
}
