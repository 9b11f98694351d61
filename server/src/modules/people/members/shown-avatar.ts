import { AVATARS, type ShownAvatar } from '@lanna/contract/people/members/avatar';
import { artPaths } from '@lanna/web/art/paths';
import type { Owner } from '../../../platform/http/calls/owner-of.ts';
import type { Queryable } from '../../../platform/sql/database.ts';
import { picturePath } from '../../house/files/picture-path.ts';

/** What a member has chosen; undefined: nothing yet. */
export interface AvatarChoice {
  static_name: string | null;
  picture_id: string | null;
  removed_at: Date | null;
}

/** The picture that stands for a member. Who has chosen none has one of our own set, always the same. */
export function avatarShown(memberId: string, choice: AvatarChoice | undefined): ShownAvatar {
  if (choice?.picture_id) return { avatar: picturePath(choice.picture_id), avatarType: 'CUSTOM' };
  const name = AVATARS.find((known) => known === choice?.static_name) ?? byChance(memberId);
  return { avatar: artPaths.avatar(name), avatarType: 'STATIC' };
}

/** What a member sees of the own picture. */
export async function ownAvatar(db: Queryable, { merchantId, memberId }: Owner) {
  const choice = await readAvatar(db, { merchantId, memberId });
  return { ...avatarShown(memberId, choice), removedAt: choice?.removed_at?.toISOString() ?? null };
}

export function readAvatar(
  db: Queryable,
  { merchantId, memberId }: Owner,
): Promise<AvatarChoice | undefined> {
  return db
    .selectFrom('members.avatar')
    .select(['static_name', 'picture_id', 'removed_at'])
    .where('member_id', '=', memberId)
    .where('merchant_id', '=', merchantId)
    .executeTakeFirst();
}

/** The last digits of an id are random. */
function byChance(memberId: string) {
  const at = Number.parseInt(memberId.slice(-6), 16) % AVATARS.length;
  return AVATARS[at] ?? AVATARS[0];
}
