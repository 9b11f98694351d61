import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { networkOf } from '../../../../platform/http/calls/network-of.ts';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Database } from '../../../../platform/sql/database.ts';

export interface HelpReader {
  brand: Brand;
  memberId: string | undefined;
  address: string;
  userAgent: string;
}

/**
 * Keeps whether an article helped. A reader has one answer a day for each article; another one takes its place. Members are told
 * apart by their account, visitors by network and browser, both by a hash that is forgotten with the day.
 */
export async function markHelpful(
  { db, clock }: { db: Database; clock: Clock },
  { article, helpful }: { article: string; helpful: boolean },
  reader: HelpReader,
): Promise<{ helpful: boolean }> {
  return db.transaction(async (tx) => {
    const found = await tx
      .selectFrom('help.article')
      .select('id')
      .where('merchant_id', '=', reader.brand.id)
      .where('slug', '=', article)
      .where('published', '=', true)
      .executeTakeFirst();
    if (!found) throw new Refusal('not_found');
    const day = sql<Date>`(${clock.now()}::timestamptz at time zone ${reader.brand.timeZone})::date`;
    const { rows } = await sql<{ before: boolean | null }>`
      insert into help.answer as kept (article_id, day, reader, helpful)
      values (${found.id}, ${day}, ${hashOf(found.id, reader)}, ${helpful})
      on conflict (article_id, day, reader) do update set helpful = excluded.helpful
        where kept.helpful <> excluded.helpful
      returning old.helpful as before`.execute(tx);
    const [answer] = rows;
    if (!answer) return { helpful };
    const isChanged = answer.before !== null;
    const yes = helpful ? 1 : isChanged ? -1 : 0;
    const no = helpful ? (isChanged ? -1 : 0) : 1;
    // A sum that is not there yet has nothing to be taken back from.
    await sql`
      insert into help.helpfulness as sums (article_id, day, yes, no)
      values (${found.id}, ${day}, ${Math.max(0, yes)}, ${Math.max(0, no)})
      on conflict (article_id, day) do update set yes = sums.yes + ${yes}, no = sums.no + ${no}`.execute(tx);
    return { helpful };
  });
}

/** Another one for each article, so that no two answers can be laid beside each other. */
function hashOf(articleId: string, { memberId, address, userAgent }: HelpReader): Buffer {
  const who = memberId ? `member ${memberId}` : `visitor ${networkOf(address)} ${userAgent}`;
  return createHash('sha256').update(`${articleId}\n${who}`).digest();
}
