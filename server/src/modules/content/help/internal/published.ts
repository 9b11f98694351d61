import type { HelpCard, HelpCategory, HelpIcon } from '@lanna/contract/content/help/help';
import type { LocalText } from '@lanna/rules/local-text';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { htmlFor, languageFor, plainFor, plainText, type Reader } from '../reading/reader.ts';

/** More than any help centre has, so that one answer holds all of it. */
const ARTICLES_MAX = 500;
const EXCERPT_LENGTH = 140;
/** More code units than any letter of a text has. */
const LONGEST_LETTER = 16;

/** What visitors may read of a brand's help centre, in its order. */
export function publishedArticles(db: Queryable, { brand }: Reader) {
  return db
    .selectFrom('help.article as a')
    .innerJoin('help.category as c', 'c.id', 'a.category_id')
    .where('a.merchant_id', '=', brand.id)
    .where('a.published', '=', true)
    .select(['a.id', 'a.slug', 'a.title', 'a.content', 'a.changed_at', 'c.slug as category'])
    .orderBy('c.position')
    .orderBy('c.id')
    .orderBy('a.position')
    .orderBy('a.id')
    .limit(ARTICLES_MAX);
}

/** Categories with something to read in them, in their order. */
export async function publishedCategories(db: Queryable, reader: Reader): Promise<HelpCategory[]> {
  const rows = await db
    .selectFrom('help.category as c')
    .innerJoin('help.article as a', 'a.category_id', 'c.id')
    .where('c.merchant_id', '=', reader.brand.id)
    .where('a.published', '=', true)
    .groupBy('c.id')
    .select(['c.slug', 'c.name', 'c.lead', 'c.icon'])
    .select(({ fn }) => fn.countAll<bigint>().as('articles'))
    .orderBy('c.position')
    .orderBy('c.id')
    .execute();
  return rows.map(({ slug, name, lead, icon, articles }) => ({
    slug,
    name: plainFor(name, reader),
    lead: lead ? plainFor(lead, reader) : '',
    language: languageFor(name, reader),
    icon: icon as HelpIcon,
    articles: Number(articles),
  }));
}

interface CardRow {
  slug: string;
  category: string;
  title: LocalText;
  content: LocalText;
}

/** An article in a list. `around` is where its excerpt is taken from; without it, from its beginning. */
export function cardOf(row: CardRow, reader: Reader, around?: string): HelpCard {
  return {
    slug: row.slug,
    category: row.category,
    title: plainFor(row.title, reader),
    language: languageFor(row.title, reader),
    excerpt: excerptOf(plainText(htmlFor(row.content, reader)), around),
  };
}

export function excerptOf(text: string, around = ''): string {
  const at = around === '' ? -1 : text.toLowerCase().indexOf(around.toLowerCase());
  const begin = at <= EXCERPT_LENGTH / 2 ? 0 : at - EXCERPT_LENGTH / 3;
  // No more of it than an excerpt can hold: parting a whole article into letters takes longer than finding it.
  const offset = Math.max(0, Math.floor(begin) - LONGEST_LETTER);
  const near = text.slice(offset, begin + EXCERPT_LENGTH * LONGEST_LETTER);
  const letters = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(near)];
  const from = letters.filter(({ index }) => index + offset >= begin);
  const part = from.slice(0, EXCERPT_LENGTH).map(({ segment }) => segment);
  return `${begin > 0 ? '…' : ''}${part.join('').trim()}${from.length > EXCERPT_LENGTH ? '…' : ''}`;
}
