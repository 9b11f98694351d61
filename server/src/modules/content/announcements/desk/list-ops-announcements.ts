import { GAME_ANNOUNCEMENT_KINDS } from '@lanna/contract/content/announcements/announcements';
import {
  type AnnouncementRow,
  listOpsAnnouncements,
  type OpsAnnouncement,
  READERS,
  WRITTEN_TYPES,
} from '@lanna/contract/content/announcements/ops';
import { language } from '@lanna/contract/language';
import { localText } from '@lanna/rules/local-text';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import { brandCode } from '../../../../platform/ops/brand-code.ts';
import type { ListScope } from '../../../../platform/ops/list-parts.ts';
import { opsList } from '../../../../platform/ops/ops-list.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { picturePath } from '../../../house/files/picture-path.ts';
import { stateAt } from '../reading/announcement.ts';

/** Announcements of brands, running or not. */
export const announcements = opsList(listOpsAnnouncements, announcementsOf, {
  brand: 'a.merchant_id',
  where: { type: 'a.type', state: (state, { eb, now }) => eb(stateAt(now), '=', state) },
  search: (typed) =>
    sql<boolean>`(exists (select from jsonb_each_text(a.title) as words
        where position(lower(${typed}) in lower(words.value)) > 0)
      or exists (select from jsonb_each_text(coalesce(a.summary, '{}')) as words
        where position(lower(${typed}) in lower(words.value)) > 0)
      or position(lower(${typed}) in lower(coalesce(a.link, ''))) > 0)`,
  sorts: {
    startsAt: { by: 'a.starts_at', type: 'timestamptz' },
    changedAt: { by: 'a.changed_at', type: 'timestamptz' },
    position: { by: 'a.position', type: 'integer' },
  },
  id: 'a.id',
  row: (record, { brands }): AnnouncementRow => {
    const { content: _, summary: __, ...shown } = opsAnnouncement(record, brands);
    return shown;
  },
});

/** One of them with all its words. Refuses `not_found`. */
export async function showOpsAnnouncement(
  db: Queryable,
  brands: readonly Brand[],
  { id, now }: { id: string; now: Date },
): Promise<OpsAnnouncement> {
  return opsAnnouncement(await announcements.found({ db, brands, now }, id), brands);
}

function announcementsOf({ db, now }: ListScope & { now: Date }) {
  return db
    .selectFrom('announcements.announcement as a')
    .leftJoin('catalogue.vendor_record as v', 'v.id', 'a.vendor_id')
    .leftJoin('catalogue.game_record as g', 'g.id', 'a.game_id')
    .selectAll('a')
    .select(['v.code as vendor_code', 'g.name as game_name'])
    .select((eb) => [
      stateAt(now).as('state'),
      eb
        .selectFrom('announcements.seen as s')
        .whereRef('s.announcement_id', '=', 'a.id')
        .select(({ fn }) => fn.countAll<bigint>().as('count'))
        .as('seen_by'),
    ]);
}

type OpsRow = Awaited<ReturnType<ReturnType<typeof announcementsOf>['executeTakeFirstOrThrow']>>;

function opsAnnouncement(row: OpsRow, brands: readonly Brand[]): OpsAnnouncement {
  return {
    id: row.id,
    brand: brandCode(brands, row.merchant_id),
    type: z.enum(WRITTEN_TYPES).parse(row.type),
    title: row.title,
    summary: row.summary,
    content: row.content,
    pictureId: row.picture_id,
    picture: row.picture_id && picturePath(row.picture_id),
    link: row.link,
    position: row.position,
    enabled: row.enabled,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at?.toISOString() ?? null,
    audience: {
      readers: z.enum(READERS).parse(row.readers),
      ranks: row.ranks,
      languages: z.array(language).parse(row.languages),
      newMemberDays: row.new_member_days,
    },
    about:
      row.game_kind === null
        ? null
        : {
            kind: z.enum(GAME_ANNOUNCEMENT_KINDS).parse(row.game_kind),
            vendor: row.vendor_code ?? '',
            gameId: row.game_id,
          },
    gameName: row.game_name && localText(row.game_name, 'EN', 'EN'),
    state: row.state,
    seenBy: Number(row.seen_by ?? 0),
    changedAt: row.changed_at.toISOString(),
    changedBy: row.changed_by,
    version: row.version,
  };
}
