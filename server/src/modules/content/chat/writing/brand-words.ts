import { HOUSE_WORDS } from '@lanna/rules/content/chat/house-words';
import type { WordWeight } from '@lanna/rules/content/chat/rule-names';
import { type WordList, wordList } from '@lanna/rules/content/chat/word-list';
import type { Queryable } from '../../../../platform/sql/database.ts';

/** Made ready once for what stands in the rows: a list is compared to the rows by their newest entry and their number. */
const ready = new Map<string, { mark: string; list: WordList }>();

/** The house's words and the brand's own. */
export async function brandWords(db: Queryable, brandId: string): Promise<WordList> {
  const rows = await db
    .selectFrom('chat.word')
    .select(['id', 'word', 'weight', 'except_words'])
    .where('merchant_id', '=', brandId)
    .orderBy('id')
    .execute();
  const mark = rows.map(({ id }) => id).join();
  const known = ready.get(brandId);
  if (known?.mark === mark) return known.list;
  const list = wordList([
    ...HOUSE_WORDS,
    ...rows.map(({ word, weight, except_words }) => ({
      word,
      weight: weight as WordWeight,
      except: except_words,
    })),
  ]);
  ready.set(brandId, { mark, list });
  return list;
}
