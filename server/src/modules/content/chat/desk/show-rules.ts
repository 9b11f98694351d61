import type { ChatWord, showChatRules as endpoint } from '@lanna/contract/content/chat/ops';
import type { Value } from '@lanna/contract/endpoint';
import { HOUSE_WORDS } from '@lanna/rules/content/chat/house-words';
import type { ModerationRule, WordWeight } from '@lanna/rules/content/chat/rule-names';
import { sql } from 'kysely';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { readChatSettings } from '../rooms/chat-settings.ts';

const WEEK_MS = 7 * 86_400_000;

/** What each brand's rules are, and how often each stopped something in the last seven days. */
export function showRules(
  db: Queryable,
  brands: readonly Brand[],
  now: Date,
): Promise<Value<typeof endpoint>> {
  return Promise.all(
    brands.map(async ({ id, code }) => {
      const [kept, words, hits] = await Promise.all([
        readChatSettings(db, id),
        db.selectFrom('chat.word').selectAll().where('merchant_id', '=', id).orderBy('word').execute(),
        hitsOf(db, id, new Date(now.getTime() - WEEK_MS)),
      ]);
      const hitsOfWord = (word: string) =>
        hits.reduce((sum, hit) => sum + (hit.word === word ? hit.hits : 0), 0);
      const own = words.map(
        (word): ChatWord => ({
          id: word.id,
          word: word.word,
          weight: word.weight as WordWeight,
          except: word.except_words,
          addedBy: word.added_by,
          hits: hitsOfWord(word.word),
        }),
      );
      const house = HOUSE_WORDS.map(
        ({ word, weight, except }): ChatWord => ({
          id: null,
          word,
          weight,
          except: [...(except ?? [])],
          addedBy: null,
          hits: hitsOfWord(word),
        }),
      );
      const byRule = Map.groupBy(hits, ({ rule }) => rule);
      return {
        brand: code,
        ...kept,
        words: [...own, ...house],
        hits: [...byRule].map(([rule, those]) => ({
          rule: rule as ModerationRule,
          hits: those.reduce((sum, hit) => sum + hit.hits, 0),
        })),
      };
    }),
  );
}

async function hitsOf(db: Queryable, brandId: string, since: Date) {
  const rows = await db
    .selectFrom('chat.hit')
    .select(['rule', 'word', sql<bigint>`sum(hits)::bigint`.as('hits')])
    .where('merchant_id', '=', brandId)
    .where('day', '>', since)
    .groupBy(['rule', 'word'])
    .execute();
  return rows.map(({ rule, word, hits }) => ({ rule, word, hits: Number(hits) }));
}
