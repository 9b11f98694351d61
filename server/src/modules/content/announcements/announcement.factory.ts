import type { WrittenAnnouncement } from '@lanna/contract/content/announcements/ops';
import { newId } from '../../../platform/sealing/ids.ts';
import type { Queryable } from '../../../platform/sql/database.ts';

/** An announcement to everybody that has run for a day, as an operator would have sent it. */
export function written(options: Partial<WrittenAnnouncement> = {}): WrittenAnnouncement {
  return {
    type: 'PL',
    title: { EN: 'The market opens', TH: 'ตลาดเปิดแล้ว' },
    summary: null,
    content: null,
    pictureId: null,
    link: null,
    position: 100,
    enabled: true,
    startsAt: '2026-11-19T12:00:00.000Z',
    endsAt: null,
    audience: { readers: 'everybody', ranks: [], languages: [], newMemberDays: null },
    about: null,
    ...options,
  };
}

/** Stored as it is, for tests of what readers are shown: `await announce(db.kysely, brand, { type: 'H' })`. */
export async function announce(
  db: Queryable,
  brand: { id: string },
  options: Partial<WrittenAnnouncement> & { vendorId?: string } = {},
): Promise<string> {
  const { vendorId = null, ...rest } = options;
  const row = written(rest);
  const id = newId();
  await db
    .insertInto('announcements.announcement')
    .values({
      id,
      merchant_id: brand.id,
      type: row.type,
      title: row.title,
      summary: row.summary,
      content: row.content,
      picture_id: row.pictureId,
      link: row.link,
      position: row.position,
      enabled: row.enabled,
      starts_at: row.startsAt,
      ends_at: row.endsAt,
      readers: row.audience.readers,
      ranks: row.audience.ranks,
      languages: row.audience.languages,
      new_member_days: row.audience.newMemberDays,
      game_kind: row.about?.kind ?? null,
      vendor_id: vendorId,
      game_id: row.about?.gameId ?? null,
      changed_at: new Date(row.startsAt),
      changed_by: 'Nim',
    })
    .execute();
  return id;
}
