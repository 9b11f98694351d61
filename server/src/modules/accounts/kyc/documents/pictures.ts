import { IDENTITY_PICTURES_AN_HOUR } from '@lanna/contract/accounts/kyc/kyc';
import { DOCUMENT_PARTS, type DocumentPart } from '@lanna/rules/accounts/kyc/identity-documents';
import { maySendDocuments } from '@lanna/rules/accounts/kyc/identity-states';
import { sql } from 'kysely';
import { z } from 'zod';
import { redrawProof } from '../../../../platform/files/redraw-proof.ts';
import type { Owner } from '../../../../platform/http/calls/owner-of.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { SealedColumn } from '../../../../platform/sealing/bring-under-key.ts';
import { newId } from '../../../../platform/sealing/ids.ts';
import type { SecretBox } from '../../../../platform/sealing/secret-box.ts';
import type { Queryable, Tx } from '../../../../platform/sql/database.ts';
import type { StoredFiles } from '../../../../platform/storage/stored-files.ts';
import { type StoredColumn, storedOf } from '../../../../platform/storage/stored-object.ts';
import { refuseTooManyAnHour } from '../../../house/files/keep-proof.ts';
import { isShut } from '../../../people/members/account-status.ts';
import { identityOf } from '../refuse-unverified.ts';
import type { KycDeps } from './deps.ts';
import { pictureMark } from './marks.ts';

const TABLE = 'kyc.picture';
/** Pictures are large: few of them are in memory at once while they are sealed anew. */
export const IDENTITY_PICTURES: SealedColumn = { table: TABLE, row: 'id', secret: 'image', atOnce: 10 };
export const STORED_PICTURES: StoredColumn = {
  table: TABLE,
  column: 'image',
  holds: 'sealed',
  everybodys: 'none',
};

const UPLOADS = {
  table: TABLE,
  at: 'uploaded_at',
  anHour: IDENTITY_PICTURES_AN_HOUR,
  refusal: 'identity_picture_limit',
} as const;

/** Keeps a picture of a document, drawn anew and sealed. Refuses as `keepIdentityPicture` declares. */
export async function keepIdentityPicture(
  deps: KycDeps,
  { part, base64 }: { part: DocumentPart; base64: string },
  { merchantId, memberId }: Owner,
): Promise<{ id: string; width: number; height: number }> {
  const now = deps.clock.now();
  const { kysely } = deps.db;
  await refuseSender(kysely, { merchantId, memberId });
  // Before the work of decoding; asked again below, where parallel uploads come one after the other.
  await refuseTooManyAnHour(kysely, UPLOADS, memberId, now);
  const bytes = Buffer.from(base64, 'base64');
  const { webp, width, height } = await redrawProof(bytes, 'identity_picture_unusable');
  const mark = await pictureMark(await deps.documentMarkSecret(), { merchantId, bytes });
  return deps.db.transaction(async (tx) => {
    await lockIdentity(tx, memberId);
    await refuseTooManyAnHour(tx, UPLOADS, memberId, now);
    const id = newId();
    await tx
      .insertInto('kyc.picture')
      .values({
        id,
        merchant_id: merchantId,
        member_id: memberId,
        part,
        image: deps.secrets.seal(webp.toString('base64'), { table: TABLE, row: id }),
        picture_mark: mark,
        width,
        height,
        uploaded_at: now,
      })
      .execute();
    return { id, width, height };
  });
}

/** What a member sends and what is decided about it comes one after the other. */
export async function lockIdentity(tx: Tx, memberId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`identity of ${memberId}`}, 0))`.execute(tx);
}

/** Refuses with `account_disabled`, `identity_move_impossible` {from, to}: what is at the desk or approved, or cannot be otherwise. */
export async function refuseSender(db: Queryable, { merchantId, memberId }: Owner): Promise<void> {
  const { status } = await db
    .selectFrom('members.account')
    .select('status')
    .where('id', '=', memberId)
    .where('merchant_id', '=', merchantId)
    .executeTakeFirstOrThrow();
  if (isShut(status)) throw new Refusal('account_disabled');
  const { state, mayNotPlay } = await identityOf(db, { merchantId, memberId });
  if (mayNotPlay || !maySendDocuments(state))
    throw new Refusal('identity_move_impossible', { from: state, to: 'submitted' });
}

/**
 * Ties pictures to what they were sent with. Refuses with `identity_picture_unknown` {part} what is another's, of another part, used
 * already or dropped, and with `identity_picture_repeated` {parts} one picture in two places.
 */
export async function takePictures(
  tx: Tx,
  pictures: readonly { id: string; part: DocumentPart }[],
  { submissionId, merchantId, memberId }: Owner & { submissionId: string },
): Promise<Buffer[]> {
  const marks = new Map<string, DocumentPart>();
  const taken: Buffer[] = [];
  for (const { id, part } of pictures) {
    const picture = await tx
      .updateTable('kyc.picture')
      .set({ submission_id: submissionId })
      .where('id', '=', id)
      .where('part', '=', part)
      .where('merchant_id', '=', merchantId)
      .where('member_id', '=', memberId)
      .where('submission_id', 'is', null)
      .returning('picture_mark')
      .executeTakeFirst();
    if (!picture) throw new Refusal('identity_picture_unknown', { part });
    const seen = picture.picture_mark.toString('hex');
    const twin = marks.get(seen);
    if (twin) throw new Refusal('identity_picture_repeated', { parts: [twin, part] });
    marks.set(seen, part);
    taken.push(picture.picture_mark);
  }
  return taken;
}

const documentPart = z.enum(DOCUMENT_PARTS);

/** What was sent with it, in the order of taking; `dropped` is kept no longer. */
export async function picturesOf(
  db: Queryable,
  submissionIds: readonly string[],
): Promise<{ id: string; submissionId: string; part: DocumentPart; dropped: boolean }[]> {
  if (submissionIds.length === 0) return [];
  const rows = await db
    .selectFrom('kyc.picture')
    .select(['id', 'submission_id', 'part', 'dropped_at'])
    .where('submission_id', 'in', submissionIds)
    .execute();
  return rows
    .map(({ id, submission_id, part, dropped_at }) => ({
      id,
      submissionId: submission_id ?? '',
      part: documentPart.parse(part),
      dropped: dropped_at !== null,
    }))
    .sort((one, other) => DOCUMENT_PARTS.indexOf(one.part) - DOCUMENT_PARTS.indexOf(other.part));
}

/** A picture of these documents as a `data:` address; undefined where it is none of them or was dropped. The caller proves who may see it. */
export async function readIdentityPicture(
  db: Queryable,
  { secrets, storedFiles }: { secrets: SecretBox; storedFiles: StoredFiles },
  { id, submissionId }: { id: string; submissionId: string },
): Promise<{ data: string; part: DocumentPart } | undefined> {
  const picture = await db
    .selectFrom('kyc.picture')
    .select(['image', 'part', storedOf('kyc.picture.id')])
    .where('id', '=', id)
    .where('submission_id', '=', submissionId)
    .executeTakeFirst();
  if (!picture) return undefined;
  const { image, stored } = picture;
  const data = image
    ? secrets.open(image, { table: TABLE, row: id })
    : (await storedFiles.content(stored))?.toString('base64');
  return data === undefined
    ? undefined
    : { data: `data:image/webp;base64,${data}`, part: documentPart.parse(picture.part) };
}
