import type { Queryable } from '../../../../platform/sql/database.ts';

const ARTICLES_MAX = 2000;

/** Paths of what a brand has published here, for search engines. */
export async function listHelpPaths(db: Queryable, brandId: string): Promise<string[]> {
  const [articles, pages] = await Promise.all([
    db
      .selectFrom('help.article')
      .select('slug')
      .where('merchant_id', '=', brandId)
      .where('published', '=', true)
      .orderBy('id')
      .limit(ARTICLES_MAX)
      .execute(),
    db
      .selectFrom('help.page_version')
      .select('page')
      .distinct()
      .where('merchant_id', '=', brandId)
      .orderBy('page')
      .execute(),
  ]);
  return [
    ...articles.map(({ slug }) => `/help?${new URLSearchParams({ article: slug })}`),
    ...pages.map(({ page }) => `/help?${new URLSearchParams({ page })}`),
  ];
}
