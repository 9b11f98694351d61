import type { ShownAvatar } from '@lanna/contract/people/members/avatar';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import type { ScopedMember } from '../scoped-member.ts';
import { avatarShown } from '../shown-avatar.ts';
import { dropAvatarPicture } from './set-avatar.ts';

/** Takes away a picture that a member has brought. Refuses with `avatar_not_custom`. */
export async function removeAvatar(
  tx: Tx,
  { id: memberId, merchantId }: ScopedMember,
  now: Date,
): Promise<ShownAvatar> {
  if (!(await dropAvatarPicture(tx, { merchantId, memberId }))) throw new Refusal('avatar_not_custom');
  await tx
    .updateTable('members.avatar')
    .set({ static_name: null, picture_id: null, set_at: now, removed_at: now })
    .where('member_id', '=', memberId)
    .where('merchant_id', '=', merchantId)
    .execute();
  return avatarShown(memberId, undefined);
}
