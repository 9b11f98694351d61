import {
  GAME_ANNOUNCEMENT_KINDS,
  type gameAnnouncements,
} from '@lanna/contract/content/announcements/announcements';
import type { Value } from '@lanna/contract/endpoint';
import type { Language } from '@lanna/contract/people/members/members';
import { vendorGroup } from '@lanna/contract/play/catalogue/catalogue';
import { localText } from '@lanna/rules/local-text';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { isForLanguage, READ_COLUMNS, runsAt, showAnnouncement } from './announcement.ts';

const MAX = 100;
/** Vendors write the names of their games in English, where they have none in the reader's language. */
const VENDORS_LANGUAGE: Language = 'EN';
const kind = z.enum(GAME_ANNOUNCEMENT_KINDS);

/** What is to be known now of vendors and games that the brand carries: maintenance first, then by order and newness. */
export async function readAboutGames(
  db: Queryable,
  brand: Brand,
  {
    vassalage,
    gameId,
    language,
    now,
  }: { vassalage?: string | undefined; gameId?: string | undefined; language: Language; now: Date },
): Promise<Value<typeof gameAnnouncements>> {
  const rows = await db
    .selectFrom('announcements.announcement as a')
    .innerJoin('catalogue.vendor_at_brand as v', (join) =>
      join.onRef('v.vendor_id', '=', 'a.vendor_id').onRef('v.merchant_id', '=', 'a.merchant_id'),
    )
    .innerJoin('catalogue.vendor_record as r', 'r.id', 'v.vendor_id')
    .leftJoin('catalogue.game_record as g', 'g.id', 'a.game_id')
    .where('a.merchant_id', '=', brand.id)
    .where('a.type', '=', 'GAME')
    .where('v.enabled', '=', true)
    .where(sql<boolean>`(a.game_id is null or g.enabled)`)
    .where(runsAt(now))
    .where(isForLanguage(language))
    .$if(vassalage !== undefined, (query) => query.where('r.code', '=', vassalage ?? ''))
    .$if(gameId !== undefined, (query) =>
      query.where(
        sql<boolean>`(a.game_id = ${gameId} or (a.game_id is null and a.vendor_id = (
          select vendor_id from catalogue.game_record where id = ${gameId})))`,
      ),
    )
    .select(READ_COLUMNS)
    .select([
      'a.game_kind',
      'a.ends_at',
      'r.code as vendor_code',
      'r.name as vendor_name',
      'g.id as game_id',
      'g.name as game_name',
      'g.game_type',
    ])
    .orderBy(sql`a.game_kind = 'maintenance'`, 'desc')
    .orderBy('a.position')
    .orderBy('a.starts_at', 'desc')
    .orderBy('a.id')
    .limit(MAX)
    .execute();
  return {
    list: rows.map((row) => {
      const {
        title,
        summary,
        content,
        date,
        language: written,
      } = showAnnouncement({ ...row, type: 'PL' }, { language, writersLanguage: brand.defaultLanguage });
      return {
        id: row.id,
        kind: kind.parse(row.game_kind),
        vassalage: row.vendor_code,
        vendorName: row.vendor_name,
        game:
          row.game_id !== null && row.game_name !== null
            ? {
                gameId: row.game_id,
                gameName: localText(row.game_name, language, VENDORS_LANGUAGE),
                gameType: vendorGroup.parse(row.game_type),
              }
            : null,
        title,
        summary,
        content,
        date,
        until: row.ends_at?.getTime() ?? null,
        language: written,
      };
    }),
  };
}
