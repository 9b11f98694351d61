import { APPLICATION_PICTURES_AN_HOUR } from '@lanna/contract/promotions/pictures';
import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Queryable } from '../../platform/database.ts';
import { type Picture, redrawPicture } from '../../platform/redraw-picture.ts';
import { Refusal } from '../../platform/refusal.ts';
import { keepPicture } from '../files/keep-picture.ts';
import { readPictureData } from '../files/read-picture-data.ts';
import { readPayableMember } from './read-participant.ts';

const HOUR_MS = 3_600_000;
/** What an operator needs to see of it. */
const SIDE_MAX = 1600;

interface Uploader {
  merchantId: string;
  memberId: string;
}

/**
 * Keeps a picture that a member wants to apply with, drawn anew, shown to nobody. Refuses with `application_picture_unusable`,
 * `application_picture_limit` {retryAfterSeconds}, `account_disabled`.
 */
export async function keepApplicationPicture(
  { db, clock }: { db: Database; clock: Clock },
  base64: string,
  uploader: Uploader,
): Promise<{ id: string; width: number; height: number }> {
  const now = clock.now();
  await readPayableMember(db.kysely, uploader);
  // Before the work of decoding; asked again below, where parallel uploads come one after the other.
  await refuseTooMany(db.kysely, uploader.memberId, now);
  const picture = await redraw(Buffer.from(base64, 'base64'));
  return db.transaction(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`application-picture ${uploader.memberId}`}, 0))`.execute(
      tx,
    );
    await refuseTooMany(tx, uploader.memberId, now);
    const { merchantId, memberId } = uploader;
    const id = await keepPicture(tx, { merchantId, picture, shownTo: 'nobody', now });
    await tx
      .insertInto('promotions.uploaded_picture')
      .values({ picture_id: id, merchant_id: merchantId, member_id: memberId, uploaded_at: now })
      .execute();
    return { id, width: picture.width, height: picture.height };
  });
}

/** A picture for the member who uploaded it. Refuses with `application_picture_unknown`. */
export async function showApplicationPicture(
  db: Queryable,
  id: string,
  { merchantId, memberId }: Uploader,
): Promise<{ data: string }> {
  const own = await db
    .selectFrom('promotions.uploaded_picture')
    .select('picture_id')
    .where('picture_id', '=', id)
    .where('member_id', '=', memberId)
    .where('merchant_id', '=', merchantId)
    .executeTakeFirst();
  const data = own && (await readPictureData(db, { merchantId, id }));
  if (!data) throw new Refusal('application_picture_unknown');
  return { data };
}

async function redraw(bytes: Buffer): Promise<Picture> {
  try {
    return await redrawPicture(bytes, {
      width: SIDE_MAX,
      height: SIDE_MAX,
      fit: 'inside',
      formats: ['png', 'jpeg'],
    });
  } catch (error) {
    if (error instanceof Refusal) throw new Refusal('application_picture_unusable');
    throw error;
  }
}

async function refuseTooMany(db: Queryable, memberId: string, now: Date): Promise<void> {
  const lately = await db
    .selectFrom('promotions.uploaded_picture')
    .select('uploaded_at')
    .where('member_id', '=', memberId)
    .where('uploaded_at', '>', new Date(now.getTime() - HOUR_MS))
    .orderBy('uploaded_at', 'desc')
    .limit(APPLICATION_PICTURES_AN_HOUR)
    .execute();
  const oldest = lately[APPLICATION_PICTURES_AN_HOUR - 1];
  if (!oldest) return;
  const waitMs = oldest.uploaded_at.getTime() + HOUR_MS - now.getTime();
  throw new Refusal('application_picture_limit', {
    retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)),
  });
}
