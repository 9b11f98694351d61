import type { AnnouncementType } from '@lanna/contract/content/announcements/announcements';
import type { HeroSet } from '@lanna/contract/house/brands/front';
import type { AnnouncementShape, AnnouncementSubject } from '@lanna/web/art/announcement';
import { announcementSvg } from '@lanna/web/art/announcement';
import sharp from 'sharp';
import { keepPicture } from '../src/modules/house/files/keep-picture.ts';
import { cleanRichText } from '../src/platform/files/rich-text.ts';
import { newId } from '../src/platform/sealing/ids.ts';
import type { Tx } from '../src/platform/sql/database.ts';
import { CHAOPHRAYA_ANNOUNCEMENTS } from './announcements-chaophraya.ts';
import { LANNA_ANNOUNCEMENTS } from './announcements-lanna.ts';

interface Words {
  TH: string;
  EN: string;
}

export interface SeededAnnouncement {
  type: AnnouncementType | 'GAME';
  title: Words;
  summary?: Words;
  content?: Words;
  picture?: { shape: AnnouncementShape; subject: AnnouncementSubject; variant: number };
  link?: string;
  /** Published so many hours ago; below zero it is still to come. */
  hoursAgo: number;
  /** Over so many hours after it was published. */
  hours?: number;
  readers?: 'everybody' | 'visitors' | 'members';
}

const CONTENT: Record<string, { set: HeroSet; announcements: readonly SeededAnnouncement[] }> = {
  LANNA: { set: 'night', announcements: LANNA_ANNOUNCEMENTS },
  CHAOPHRAYA: { set: 'morning', announcements: CHAOPHRAYA_ANNOUNCEMENTS },
};
/** As the pages show them at most; twice that would be larger than the drawing needs. */
const SIZES = { banner: { width: 1280, height: 720 }, card: { width: 480, height: 360 } } as const;
const HOUR_MS = 3_600_000;

/** What the demo brands announce; only where a brand has announced nothing yet. */
export async function seedAnnouncementsContent(
  tx: Tx,
  { brands, now }: { brands: readonly { id: string; code: string }[]; now: Date },
): Promise<void> {
  const vendor = await tx
    .selectFrom('catalogue.vendor')
    .select('id')
    .where('code', '=', 'LANNA')
    .executeTakeFirst();
  for (const { id, code } of brands) {
    const content = CONTENT[code];
    if (!content || (await hasAnnouncements(tx, id))) continue;
    for (const [place, announcement] of content.announcements.entries()) {
      if (announcement.type === 'GAME' && !vendor) continue;
      const startsAt = new Date(now.getTime() - announcement.hoursAgo * HOUR_MS);
      await tx
        .insertInto('announcements.announcement')
        .values({
          id: newId(),
          merchant_id: id,
          type: announcement.type,
          title: announcement.title,
          summary: announcement.summary ?? null,
          content: announcement.content ? cleanRichText(announcement.content) : null,
          picture_id: await pictureOf(tx, announcement, { merchantId: id, set: content.set, now }),
          link: announcement.link ?? null,
          // Notices follow their dates; the rest keeps the order it is written in.
          position: announcement.type === 'PL' || announcement.type === 'PR' ? 100 : place,
          enabled: true,
          starts_at: startsAt,
          ends_at:
            announcement.hours === undefined
              ? null
              : new Date(startsAt.getTime() + announcement.hours * HOUR_MS),
          readers: announcement.readers ?? 'everybody',
          game_kind: announcement.type === 'GAME' ? 'news' : null,
          vendor_id: announcement.type === 'GAME' ? (vendor?.id ?? null) : null,
          changed_at: now,
          changed_by: 'Lanna',
        })
        .execute();
    }
  }
}

async function hasAnnouncements(tx: Tx, merchantId: string): Promise<boolean> {
  const one = await tx
    .selectFrom('announcements.announcement')
    .select('id')
    .where('merchant_id', '=', merchantId)
    .limit(1)
    .executeTakeFirst();
  return one !== undefined;
}

async function pictureOf(
  tx: Tx,
  { picture }: SeededAnnouncement,
  { merchantId, set, now }: { merchantId: string; set: HeroSet; now: Date },
): Promise<string | null> {
  if (!picture) return null;
  const { shape, subject, variant } = picture;
  const svg = announcementSvg(set, shape, subject, variant);
  const size = SIZES[shape];
  const webp = await sharp(Buffer.from(svg)).resize(size.width, size.height).webp({ quality: 82 }).toBuffer();
  return keepPicture(tx, { merchantId, picture: { webp, ...size }, shownTo: 'everybody', now });
}
