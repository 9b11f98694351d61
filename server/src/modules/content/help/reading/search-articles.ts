import { HELP_HITS_MAX, type HelpCard } from '@lanna/contract/content/help/help';
import { onOtherKeyboard } from '@lanna/rules/other-keyboard';
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { cardOf, publishedArticles } from '../internal/published.ts';
import type { Reader } from './reader.ts';

const WORDS_MAX = 8;
/** Below this no reader would see a likeness; the other keyboard makes a word of anything, so that has to be a good one. */
const LEAST = { typed: 0.4, otherKeys: 0.6 };
/** Beside an article that is as good as meant, those that are merely a little like it say nothing. */
const OF_THE_NEAREST = 0.75;

/**
 * Articles that hold what was typed, those with it in their title first: all of it or every word, in any of their languages,
 * without case, accents, tone marks and spaces, which Thai puts freely. Where none does, those with a title spelt like it.
 */
export async function searchArticles(
  db: Queryable,
  reader: Reader,
  typed: string,
  category?: string,
): Promise<{ articles: HelpCard[]; nearest: boolean }> {
  const open = publishedArticles(db, reader)
    .$if(category !== undefined, (query) => query.where('c.slug', '=', category ?? ''))
    .clearOrderBy()
    .limit(HELP_HITS_MAX);
  const words = typed
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, WORDS_MAX);
  const inTitle = holds('title_key', typed, words);
  const holding = await open
    .where(({ or }) => or([inTitle, holds('text_key', typed, words)]))
    .orderBy(sql`case when ${inTitle} then 0 else 1 end`)
    .orderBy('c.position')
    .orderBy('a.position')
    .orderBy('a.id')
    .execute();
  if (holding.length > 0)
    return { articles: holding.map((row) => cardOf(row, reader, words[0])), nearest: false };

  const otherKeys = onOtherKeyboard(typed);
  const nearness = sql<number>`greatest(${likeness(typed)},
    case when ${isWord(otherKeys)} and ${likeness(otherKeys)} >= ${LEAST.otherKeys} then ${likeness(otherKeys)} else 0 end)`;
  const near = await open
    .select(nearness.as('nearness'))
    .where(sql<boolean>`${nearness} >= ${LEAST.typed}`)
    .orderBy(nearness, 'desc')
    .orderBy('c.position')
    .orderBy('a.position')
    .orderBy('a.id')
    .execute();
  const least = (near[0]?.nearness ?? 0) * OF_THE_NEAREST;
  const articles = near.filter((row) => row.nearness >= least).map((row) => cardOf(row, reader));
  return { articles, nearest: articles.length > 0 };
}

function holds(column: 'title_key' | 'text_key', typed: string, words: readonly string[]) {
  const has = (text: string) =>
    sql<boolean>`strpos(${sql.ref(`a.${column}`)}, catalogue.search_key(${text})) > 0`;
  return sql<boolean>`(${has(typed)} or (${sql.join([sql`true`, ...words.map(has)], sql` and `)}))`;
}

/** Of titles alone: somewhere in a long text there is something like anything, and to look for it takes as long as all the rest. */
function likeness(text: string) {
  return sql<number>`word_similarity(catalogue.sound_key(${text}), a.title_sound)`;
}

/** Likeness counts each run of letters once, so that `pppp` would be as good as any `pp`: of a word, a good part of the runs differ. */
function isWord(text: string) {
  return sql<boolean>`(select cardinality(show_trgm(sound)) >= least(length(sound) + 1, 5)
    from catalogue.sound_key(${text}) as sound)`;
}
