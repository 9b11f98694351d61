import type { Queryable } from '../../../../platform/sql/database.ts';

/** Devices of members whose account is open: one that is locked, closed or shut out of play is sent nothing (RG-3). */
export function notifiedMembers(db: Queryable) {
  return db
    .selectFrom('web_push.subscription as s')
    .innerJoin('members.account as m', (on) =>
      on.onRef('m.id', '=', 's.member_id').onRef('m.merchant_id', '=', 's.merchant_id'),
    )
    .where('m.status', '=', 'active');
}
