import type { HelpArticle, HelpCard, helpCenter } from '@lanna/contract/content/help/help';
import type { Value } from '@lanna/contract/endpoint';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { cardOf, publishedArticles, publishedCategories } from '../internal/published.ts';
import { htmlFor, type Reader } from './reader.ts';
import { searchArticles } from './search-articles.ts';

const RELATED_MAX = 4;

/** The help centre as visitors see it: published articles alone, and of this brand. */
export async function showHelpCenter(
  db: Queryable,
  reader: Reader,
  wanted: { category?: string | undefined; article?: string | undefined; search?: string | undefined },
): Promise<Value<typeof helpCenter>> {
  const [categories, found] = await Promise.all([
    publishedCategories(db, reader),
    wanted.article !== undefined
      ? { article: await showArticle(db, reader, wanted.article), articles: [], nearest: false }
      : wanted.search !== undefined
        ? { article: null, ...(await searchArticles(db, reader, wanted.search, wanted.category)) }
        : { article: null, articles: await listArticles(db, reader, wanted.category), nearest: false },
  ]);
  return { categories, ...found };
}

async function listArticles(db: Queryable, reader: Reader, category?: string): Promise<HelpCard[]> {
  const rows = await publishedArticles(db, reader)
    .$if(category !== undefined, (query) => query.where('c.slug', '=', category ?? ''))
    .execute();
  return rows.map((row) => cardOf(row, reader));
}

async function showArticle(db: Queryable, reader: Reader, slug: string): Promise<HelpArticle | null> {
  const row = await publishedArticles(db, reader).where('a.slug', '=', slug).executeTakeFirst();
  if (!row) return null;
  const beside = await publishedArticles(db, reader)
    .where('c.slug', '=', row.category)
    .where('a.id', '<>', row.id)
    .execute();
  return {
    ...cardOf(row, reader),
    html: htmlFor(row.content, reader),
    changedAt: row.changed_at.toISOString(),
    related: beside.slice(0, RELATED_MAX).map((other) => cardOf(other, reader)),
  };
}
