import {
  ANNOUNCEMENTS_MAX,
  type Announcement,
  type AnnouncementGroups,
  type AnnouncementType,
  GROUP_OF,
} from '@lanna/contract/content/announcements/announcements';
import type { Language } from '@lanna/contract/people/members/members';
import { type RawBuilder, sql } from 'kysely';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { isForLanguage, READ_COLUMNS, runsAt, showAnnouncement } from './announcement.ts';

export interface Wanted {
  types: readonly AnnouncementType[];
  language: Language;
  withContent: boolean;
  now: Date;
}

/** What runs now for any visitor: nothing of it depends on who asks, so one answer serves all readers of a language. */
export function readForEverybody(db: Queryable, brand: Brand, wanted: Wanted): Promise<AnnouncementGroups> {
  return readGroups(db, brand, wanted, sql<boolean>`a.readers in ('everybody', 'visitors')`);
}

/**
 * What runs now, for readers of whom `isReader` is true: in order, at most so many of each type. A type the caller did not ask for has an
 * empty group.
 */
export async function readGroups(
  db: Queryable,
  brand: Brand,
  { types, language, withContent, now }: Wanted,
  isReader: RawBuilder<boolean>,
): Promise<AnnouncementGroups> {
  const groups: AnnouncementGroups = { player: [], banners: [], popup: [], promotion: [], hot: [] };
  if (types.length === 0) return groups;
  const rows = await db
    .with('running', (cte) =>
      cte
        .selectFrom('announcements.announcement as a')
        .where('a.merchant_id', '=', brand.id)
        .where('a.type', 'in', types)
        .where(runsAt(now))
        .where(isForLanguage(language))
        .where(isReader)
        .select(READ_COLUMNS)
        .select(
          sql<bigint>`row_number() over (partition by a.type order by a.position, a.starts_at desc, a.id)`.as(
            'place',
          ),
        ),
    )
    .selectFrom('running')
    .selectAll()
    .where('place', '<=', BigInt(ANNOUNCEMENTS_MAX))
    .orderBy('type')
    .orderBy('place')
    .execute();
  for (const row of rows) {
    const shown = showAnnouncement(row, { language, writersLanguage: brand.defaultLanguage });
    groups[GROUP_OF[shown.type]].push(withContent ? shown : withoutContent(shown));
  }
  return groups;
}

function withoutContent(announcement: Announcement): Announcement {
  return { ...announcement, content: '' };
}
