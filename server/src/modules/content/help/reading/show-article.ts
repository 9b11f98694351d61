import type { OpsHelpArticle } from '@lanna/contract/content/help/ops';
import { sql } from 'kysely';
import { brandCode } from '../../../../platform/ops/brand-code.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import type { Within } from '../internal/scoped.ts';
import { COUNTED_DAYS } from './list-articles.ts';

const VERSIONS_MAX = 200;

/** An article of the scope as operators work on it. Refuses `not_found`. */
export async function showArticle(
  db: Queryable,
  within: Within,
  id: string,
  now: Date,
): Promise<OpsHelpArticle> {
  const row = await db
    .selectFrom('help.article')
    .selectAll()
    .where('id', '=', id)
    .where('merchant_id', 'in', [...within.brandIds])
    .executeTakeFirst();
  if (!row) throw new Refusal('not_found');
  const since = new Date(now.getTime() - COUNTED_DAYS * 24 * 3_600_000);
  const [days, versions] = await Promise.all([
    db
      .selectFrom('help.helpfulness')
      .select([sql<string>`day::text`.as('day'), 'yes', 'no'])
      .where('article_id', '=', id)
      .where('day', '>=', since)
      .orderBy('day', 'desc')
      .execute(),
    db
      .selectFrom('help.article_version')
      .select(['version', 'at', 'operator_name', 'published'])
      .where('article_id', '=', id)
      .orderBy('version', 'desc')
      .limit(VERSIONS_MAX)
      .execute(),
  ]);
  return {
    id,
    brand: brandCode(within.brands, row.merchant_id),
    category: row.category_id,
    slug: row.slug,
    title: row.title,
    content: row.content,
    published: row.published,
    version: row.version,
    createdAt: row.created_at.toISOString(),
    changedAt: row.changed_at.toISOString(),
    changedBy: row.changed_by,
    days,
    helpful: {
      yes: days.reduce((sum, { yes }) => sum + yes, 0),
      no: days.reduce((sum, day) => sum + day.no, 0),
    },
    versions: versions.map((one) => ({
      version: one.version,
      at: one.at.toISOString(),
      operator: one.operator_name,
      published: one.published,
    })),
  };
}

/** What an article said once. Refuses `not_found`. */
export async function showArticleVersion(
  db: Queryable,
  { brandIds }: Within,
  { id, version }: { id: string; version: number },
) {
  const row = await db
    .selectFrom('help.article_version')
    .select(['title', 'content'])
    .where('article_id', '=', id)
    .where('version', '=', version)
    .where('merchant_id', 'in', [...brandIds])
    .executeTakeFirst();
  if (!row) throw new Refusal('not_found');
  return row;
}
