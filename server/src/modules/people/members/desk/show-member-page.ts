import type { Value } from '@lanna/contract/endpoint';
import { MEMBER_STATUSES, type showMember } from '@lanna/contract/people/members/ops';
import { formatMoney } from '@lanna/rules/money';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { foundMembers } from '../internal/found-members.ts';
import { showRow, withRow } from '../internal/member-row.ts';
import { personalFields, readProfile } from '../internal/personal-fields.ts';
import { avatarShown, readAvatar } from '../shown-avatar.ts';
import type { TagsOfMember } from '../tags-of-member.ts';

const memberStatus = z.enum(MEMBER_STATUSES);
const CHANGES_SHOWN = 20;

/** Who a member is, masked where it is personal. Refuses with `not_found`. */
export async function showMemberPage(
  db: Queryable,
  id: string,
  brands: readonly Brand[],
  tagsOf?: TagsOfMember,
): Promise<Value<typeof showMember>> {
  const row = await withRow(foundMembers(db, brands, {}))
    .where('m.id', '=', id)
    .select([
      'm.version',
      'm.language',
      'm.country',
      'm.mobile_verified_at',
      'm.email_verified_at',
      'm.wallet_user',
      'm.closed_by_member_at',
      'm.terms_version',
      'm.terms_accepted_at',
      sql<bigint | null>`(
        select w.held from ledger.available_balance w
        where w.is_wallet and w.merchant_id = m.merchant_id and w.currency = m.currency and w.owner_id = m.id)`.as(
        'held',
      ),
      sql<number>`(select count(*)::int from members.note n where n.member_id = m.id)`.as('notes'),
      sql<number>`(
        select count(*)::int from members.duplicate_flag f
        where (f.member_id = m.id or f.other_member_id = m.id) and f.reviewed_at is null)`.as(
        'open_duplicates',
      ),
    ])
    .executeTakeFirst();
  if (!row) throw new Refusal('not_found');
  const [profile, changes, avatar, tags = []] = await Promise.all([
    readProfile(db, id),
    statusChanges(db, id),
    readAvatar(db, { merchantId: row.merchant_id, memberId: id }),
    tagsOf?.(db, { merchantId: row.merchant_id, memberId: id, labels: row.labels }),
  ]);
  return {
    ...showRow(row, brands),
    version: row.version,
    language: row.language,
    country: row.country,
    mobileProved: row.mobile_verified_at !== null,
    emailProved: row.email_verified_at !== null,
    walletUser: row.wallet_user,
    termsVersion: row.terms_version,
    termsAcceptedAt: row.terms_accepted_at?.toISOString() ?? null,
    profile: personalFields(profile).map(({ field, masked }) => ({ field, masked })),
    registeredWith: {
      method: profile?.register_method ?? null,
      url: profile?.register_url ?? null,
      code: profile?.affiliate_code_key ?? null,
    },
    held: formatMoney(row.held ?? 0n),
    statusChanges: changes,
    tags: [...tags],
    openDuplicates: row.open_duplicates,
    notes: row.notes,
    closedByMember: row.closed_by_member_at !== null,
    ...avatarShown(id, avatar),
  };
}

async function statusChanges(db: Queryable, memberId: string) {
  const rows = await db
    .selectFrom('members.status_change')
    .select(['from_status', 'to_status', 'reason', 'operator_name', 'at'])
    .where('member_id', '=', memberId)
    .orderBy('at', 'desc')
    .limit(CHANGES_SHOWN)
    .execute();
  return rows.map((row) => ({
    from: memberStatus.parse(row.from_status),
    to: memberStatus.parse(row.to_status),
    reason: row.reason,
    operator: row.operator_name,
    at: row.at.toISOString(),
  }));
}
