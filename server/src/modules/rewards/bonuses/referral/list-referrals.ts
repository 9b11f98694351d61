import { listReferrals, type ReferralRow } from '@lanna/contract/rewards/bonuses/ops';
import { sql } from 'kysely';
import { brandCode } from '../../../../platform/ops/brand-code.ts';
import type { ListScope } from '../../../../platform/ops/list-parts.ts';
import { opsList } from '../../../../platform/ops/ops-list.ts';
import { likePrefix } from '../../../../platform/ops/read-page.ts';

/** Who registered by whose link, the last first. */
export const opsReferrals = opsList(
  listReferrals,
  ({ db }: ListScope) =>
    db
      .selectFrom('bonuses.referral as r')
      .innerJoin('members.account as i', 'i.id', 'r.inviter_id')
      .innerJoin('members.account as f', 'f.id', 'r.friend_id')
      .selectAll('r')
      .select([
        'i.username as inviter_name',
        'f.username as friend_name',
        sql<
          string[]
        >`coalesce((select d.signals from members.duplicate d where d.member_id = r.friend_id and d.other_member_id = r.inviter_id
            and d.decision is distinct from 'different' limit 1), '{}')`.as('signals'),
        sql<number>`(select count(*)::integer from bonuses.bonus b where b.merchant_id = r.merchant_id and b.active_from is not null
          and (b.cause = 'friend ' || r.friend_id or b.cause = 'as friend' and b.member_id = r.friend_id))`.as(
          'given',
        ),
      ])
      .$narrowType<{ inviter_name: string; friend_name: string }>(),
  {
    brand: 'r.merchant_id',
    where: { inviter: 'r.inviter_id', friend: 'r.friend_id' },
    search: (typed) =>
      sql<boolean>`(i.username_key collate "C" like ${likePrefix(typed.toLowerCase())} or f.username_key collate "C" like ${likePrefix(typed.toLowerCase())})`,
    sorts: { at: { by: 'r.referred_at', type: 'timestamptz' } },
    id: 'r.friend_id',
    row: (record, { brands }): ReferralRow => ({
      id: record.friend_id,
      brand: brandCode(brands, record.merchant_id),
      inviter: { id: record.inviter_id, name: record.inviter_name },
      friend: { id: record.friend_id, name: record.friend_name },
      signals: record.signals as ReferralRow['signals'],
      given: record.given,
      at: record.referred_at.toISOString(),
    }),
  },
);
