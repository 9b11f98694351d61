import { sql } from 'kysely';
import type { MemberHistory } from '../../../../platform/ops/member-history.ts';

/** Applications and claims, with what has become of each. */
export const applicationHistory: MemberHistory = {
  record: 'promotions.applications',
  permission: 'promotions.read',
  rows: ({ merchantId, memberId }) => sql`
    select a.id::text as key, a.created_at as at, a.state as what, a.reward as amount, a.currency, a.handled_by as who,
      coalesce(p.title ->> 'EN', p.title ->> 'TH') as note
    from promotions.application a join promotions.promotion p on p.id = a.promotion_id
    where a.member_id = ${memberId} and a.merchant_id = ${merchantId}`,
  href: (key) => `/promotion-applications?show=${key}`,
  open: ({ merchantId, memberId }) => sql`
    select count(*) from promotions.application
    where member_id = ${memberId} and merchant_id = ${merchantId} and state in ('applying', 'processing', 'joined', 'signed')`,
};
