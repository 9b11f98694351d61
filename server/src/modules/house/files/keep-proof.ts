import type { RefusalCode } from '@lanna/contract/refusals';
import { sql } from 'kysely';
import { redrawProof } from '../../../platform/files/redraw-proof.ts';
import type { Owner } from '../../../platform/http/calls/owner-of.ts';
import type { Clock } from '../../../platform/process/clock.ts';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import type { Database, Queryable } from '../../../platform/sql/database.ts';
import type { StoredFiles } from '../../../platform/storage/stored-files.ts';
import { keepPicture } from './keep-picture.ts';
import { readPictureData } from './read-picture-data.ts';

const HOUR_MS = 3_600_000;

/** Pictures that members upload as proof of one thing, and how they are refused. */
export interface ProofKind {
  /** The topic's own table of who uploaded what: picture_id, merchant_id, member_id, uploaded_at. */
  table: `${string}.uploaded_picture`;
  /** How many a member may upload within an hour. */
  anHour: number;
  refusals: { limit: RefusalCode; unusable: RefusalCode; unknown: RefusalCode };
}
/** Keeps a member's picture as proof, drawn anew. Refuses with `limit` {retryAfterSeconds} and `unusable` of its kind. */
export async function keepProof(
  { db, clock }: { db: Database; clock: Clock },
  { table, anHour, refusals }: ProofKind,
  base64: string,
  { merchantId, memberId }: Owner,
): Promise<{ id: string; width: number; height: number }> {
  const now = clock.now();
  const uploads = { table, at: 'uploaded_at', anHour, refusal: refusals.limit };
  // Before the work of decoding; asked again below, where parallel uploads come one after the other.
  await refuseTooManyAnHour(db.kysely, uploads, memberId, now);
  const picture = await redrawProof(Buffer.from(base64, 'base64'), refusals.unusable);
  return db.transaction(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`${table} ${memberId}`}, 0))`.execute(tx);
    await refuseTooManyAnHour(tx, uploads, memberId, now);
    const id = await keepPicture(tx, { merchantId, picture, shownTo: 'nobody', now });
    await sql`
      insert into ${sql.table(table)} (picture_id, merchant_id, member_id, uploaded_at)
      values (${id}, ${merchantId}, ${memberId}, ${now})`.execute(tx);
    return { id, width: picture.width, height: picture.height };
  });
}

/** A picture for the member who uploaded it. Refuses with `unknown` of its kind. */
export async function showProof(
  { db, storedFiles }: { db: Queryable; storedFiles: StoredFiles },
  { table, refusals }: ProofKind,
  id: string,
  { merchantId, memberId }: Owner,
): Promise<{ data: string }> {
  const { rows } = await sql`
    select from ${sql.table(table)}
    where picture_id = ${id} and member_id = ${memberId} and merchant_id = ${merchantId}`.execute(db);
  const data = rows.length > 0 && (await readPictureData(db, storedFiles, { merchantId, id }));
  if (!data) throw new Refusal(refusals.unknown);
  return { data };
}

/** Refuses with `refusal` {retryAfterSeconds} while a member has `anHour` rows in `table` whose moment `at` is of the last hour. */
export async function refuseTooManyAnHour(
  db: Queryable,
  { table, at, anHour, refusal }: { table: string; at: string; anHour: number; refusal: RefusalCode },
  memberId: string,
  now: Date,
): Promise<void> {
  const { rows } = await sql<{ at: Date }>`
    select ${sql.ref(at)} as at from ${sql.table(table)}
    where member_id = ${memberId} and ${sql.ref(at)} > ${new Date(now.getTime() - HOUR_MS)}
    order by ${sql.ref(at)} desc offset ${anHour - 1} limit 1`.execute(db);
  const [oldest] = rows;
  if (!oldest) return;
  const waitMs = oldest.at.getTime() + HOUR_MS - now.getTime();
  throw new Refusal(refusal, { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) });
}
