import type { Value } from '@lanna/contract/endpoint';
import { language } from '@lanna/contract/language';
import { type memberInfo, TRIAL_TYPE } from '@lanna/contract/people/members/members';
import { z } from 'zod';
import type { Caller } from '../../../../platform/http/calls/route.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import type { BrandProfile } from '../../../house/brands/brand.ts';
import { provableContacts } from '../../../house/brands/provable-contacts.ts';
import type { Senders } from '../../../house/brands/senders.ts';
import { findUpline } from '../find-upline.ts';
import { type FindExclusion, findExclusion } from '../persons/find-exclusion.ts';
import { avatarShown, readAvatar } from '../shown-avatar.ts';

const accountType = z.union([
  z.literal(0),
  z.literal(1),
  z.literal(2),
  z.literal(4),
  z.literal(41),
  z.literal(42),
]);

/** The member's own data, without the password and without the id that vendors know the player by. */
export async function showMember(
  {
    db,
    senders,
    findExclusions,
  }: { db: Database; senders: Senders; findExclusions(): readonly FindExclusion[] },
  brand: BrandProfile,
  { memberId, passwordChangeDue, termsDue }: Pick<Caller, 'memberId' | 'passwordChangeDue' | 'termsDue'>,
): Promise<Value<typeof memberInfo>> {
  const member = await db.kysely
    .selectFrom('members.member')
    .select([
      'id',
      'username',
      'nickname',
      'type',
      'status',
      'status',
      'rank_level',
      'labels',
      'language',
      'language_chosen_at',
      'currency',
      'registered_at',
      'mobile_verified_at',
      'email_verified_at',
      'enrolment_due',
    ])
    .where('id', '=', memberId)
    .where('merchant_id', '=', brand.id)
    .executeTakeFirstOrThrow();
  const provable = provableContacts(senders, brand);
  const isReachable = member.mobile_verified_at !== null || member.email_verified_at !== null;
  return {
    id: member.id,
    account: member.username,
    userName: member.username,
    nickname: member.nickname,
    type: accountType.parse(member.type),
    toUpline: (await findUpline(db.kysely, brand, memberId)) !== undefined,
    clubLabel: { labelName: `V${member.rank_level}`, rankLevel: member.rank_level },
    memberLabel: member.labels,
    language: language.parse(member.language),
    currency: member.currency,
    registeredAt: member.registered_at.toISOString(),
    languageChosenAt: member.language_chosen_at?.toISOString() ?? null,
    passwordChangeDue,
    enrolmentDue: member.enrolment_due,
    // A demo account is not asked, since it never moves money.
    termsDue: member.type === TRIAL_TYPE ? null : termsDue,
    ...avatarShown(memberId, await readAvatar(db.kysely, { merchantId: brand.id, memberId })),
    exclusion: await findExclusion(db.kysely, findExclusions(), {
      merchantId: brand.id,
      memberId,
      status: member.status,
    }),
    wayBackMissing: member.type !== TRIAL_TYPE && !isReachable && (provable.mobile || provable.email),
  };
}
