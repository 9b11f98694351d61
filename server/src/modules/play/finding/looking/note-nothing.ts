import type { Language } from '@lanna/contract/people/members/members';
import { sql } from 'kysely';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { findAll, hasNothing, type Sources } from './find-all.ts';
import { keptWords } from './kept-words.ts';

const KEPT_DAYS = 90;
/** Of a brand and a day: who types nonsense by machine fills no table. */
const WORDS_MAX = 1000;

/** Counts a search that found nothing. What is found after all, or looks like a person's own, is not counted; nor is who asked. */
export async function noteNothing(
  { db, sources, now }: { db: Queryable; sources: Sources; now: Date },
  sought: { brand: Brand; language: Language; text: string },
): Promise<void> {
  const words = keptWords(sought.text);
  if (words === undefined || !hasNothing(await findAll(sources, sought))) return;
  const { brand, language } = sought;
  await sql`
    with today as (select (${now}::timestamptz at time zone ${brand.timeZone})::date as day)
    insert into finding.nothing as kept (merchant_id, day, language, words, times)
    select ${brand.id}, day, ${language}, ${words}, 1 from today
    where (select count(*) from finding.nothing n where n.merchant_id = ${brand.id} and n.day = today.day) < ${WORDS_MAX}
      or exists (select from finding.nothing n where n.merchant_id = ${brand.id} and n.day = today.day
        and n.language = ${language} and n.words = ${words})
    on conflict (merchant_id, day, language, words) do update set times = kept.times + 1`.execute(db);
}

export async function forgetNothing(db: Queryable, now: Date): Promise<void> {
  await sql`delete from finding.nothing where day < ${now}::date - ${KEPT_DAYS}::integer`.execute(db);
}
