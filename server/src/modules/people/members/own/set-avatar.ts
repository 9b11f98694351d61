import type { Received, Value } from '@lanna/contract/endpoint';
import type { setAvatar as endpoint } from '@lanna/contract/people/members/avatar';
import { type Picture, redrawPicture } from '../../../../platform/files/redraw-picture.ts';
import type { Owner } from '../../../../platform/http/calls/owner-of.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Database, Tx } from '../../../../platform/sql/database.ts';
import { dropPictures, keepPicture } from '../../../house/files/keep-picture.ts';
import { lockMember } from '../credentials.ts';
import { ownAvatar } from '../shown-avatar.ts';

/** Twice the largest size on a page. */
const SIDE = 256;

/**
 * Chooses the picture that stands for a member: one of our own, or one of the member's, drawn anew. The picture before it is
 * deleted. Refuses with `avatar_unusable`.
 */
export async function setAvatar(
  { db, clock }: { db: Database; clock: Clock },
  body: Received<typeof endpoint>['body'],
  owner: Owner,
): Promise<Value<typeof endpoint>> {
  const { merchantId, memberId } = owner;
  const picture = body.avatarType === 'CUSTOM' ? await redraw(body.base64) : undefined;
  const now = clock.now();
  return db.transaction(async (tx) => {
    // Two choices at once come one after the other, so that no picture is left behind.
    await lockMember(tx, owner);
    const chosen = {
      static_name: body.avatarType === 'STATIC' ? body.avatar : null,
      picture_id: picture ? await keepPicture(tx, { merchantId, picture, shownTo: 'everybody', now }) : null,
      set_at: now,
      removed_at: null,
    };
    await dropAvatarPicture(tx, owner);
    await tx
      .insertInto('members.avatar')
      .values({ member_id: memberId, merchant_id: merchantId, ...chosen })
      .onConflict((on) => on.column('member_id').doUpdateSet(chosen))
      .execute();
    return ownAvatar(tx, owner);
  });
}

/** Deletes the picture that a member has brought; answers whether there was one. The row follows in the same transaction. */
export async function dropAvatarPicture(tx: Tx, { merchantId, memberId }: Owner): Promise<boolean> {
  const before = await tx
    .selectFrom('members.avatar')
    .select('picture_id')
    .where('member_id', '=', memberId)
    .where('merchant_id', '=', merchantId)
    .forUpdate()
    .executeTakeFirst();
  if (!before?.picture_id) return false;
  await dropPictures(tx, [before.picture_id]);
  return true;
}

async function redraw(base64: string): Promise<Picture> {
  try {
    return await redrawPicture(Buffer.from(base64, 'base64'), { width: SIDE, height: SIDE, fit: 'cover' });
  } catch (error) {
    if (error instanceof Refusal) throw new Refusal('avatar_unusable');
    throw error;
  }
}
