import type { AboutCard, AboutPage, templates } from '@lanna/contract/content/help/help';
import { ABOUT_PAGES } from '@lanna/contract/content/help/help';
import type { Value } from '@lanna/contract/endpoint';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { excerptOf } from '../internal/published.ts';
import { htmlFor, languageFor, plainFor, plainText, type Reader } from '../reading/reader.ts';

/** The about pages of a brand as visitors read them: what is published, and what was. No draft leaves here. */
export async function showTemplates(
  db: Queryable,
  reader: Reader,
  wanted: { page?: AboutPage | undefined; version?: number | undefined },
): Promise<Value<typeof templates>> {
  const [pages, page] = await Promise.all([
    listPages(db, reader),
    wanted.page ? showPage(db, reader, wanted.page, wanted.version) : null,
  ]);
  return { pages, page };
}

async function listPages(db: Queryable, reader: Reader): Promise<AboutCard[]> {
  const rows = await db
    .selectFrom('help.page_version')
    .distinctOn('page')
    .select(['page', 'number', 'title', 'published_at'])
    .where('merchant_id', '=', reader.brand.id)
    .orderBy('page')
    .orderBy('number', 'desc')
    .execute();
  return ABOUT_PAGES.flatMap((page) =>
    rows.filter((row) => row.page === page).map((row) => cardOf(row, reader)),
  );
}

async function showPage(
  db: Queryable,
  reader: Reader,
  page: AboutPage,
  version?: number,
): Promise<Value<typeof templates>['page']> {
  const versions = await db
    .selectFrom('help.page_version')
    .select(['number', 'published_at'])
    .where('merchant_id', '=', reader.brand.id)
    .where('page', '=', page)
    .orderBy('number', 'desc')
    .execute();
  const number = version ?? versions[0]?.number;
  if (number === undefined) return null;
  const row = await db
    .selectFrom('help.page_version')
    .select(['page', 'number', 'title', 'content', 'published_at', 'terms_version'])
    .where('merchant_id', '=', reader.brand.id)
    .where('page', '=', page)
    .where('number', '=', number)
    .executeTakeFirst();
  if (!row) return null;
  const html = htmlFor(row.content, asAccepted(reader, row.terms_version));
  return {
    ...cardOf(row, reader),
    html,
    excerpt: excerptOf(plainText(html)),
    termsVersion: row.terms_version,
    inForce: row.number === versions[0]?.number,
    versions: versions.map((one) => ({ version: one.number, publishedAt: one.published_at.toISOString() })),
  };
}

/** An earlier text names the version that was accepted with it, not today's. */
function asAccepted(reader: Reader, termsVersion: string | null): Reader {
  if (termsVersion === null) return reader;
  const { brand } = reader;
  return { ...reader, brand: { ...brand, settings: { ...brand.settings, termsVersion } } };
}

function cardOf(
  row: {
    page: string;
    number: number;
    title: import('@lanna/rules/local-text').LocalText;
    published_at: Date;
  },
  reader: Reader,
): AboutCard {
  return {
    page: row.page as AboutPage,
    title: plainFor(row.title, reader),
    language: languageFor(row.title, reader),
    version: row.number,
    publishedAt: row.published_at.toISOString(),
  };
}
