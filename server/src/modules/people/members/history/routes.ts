import * as contract from '@lanna/contract/people/members/history-ops';
import type { MemberHistory } from '../../../../platform/ops/member-history.ts';
import type { OperatorSession } from '../../../../platform/ops/operator-gate.ts';
import { type OpsRoute, opsRoute } from '../../../../platform/ops/ops-route.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { findScopedMember } from '../scoped-member.ts';
import { listHistory } from './list-history.ts';
import { showOpen } from './show-open.ts';

interface Deps {
  db: Queryable;
  /** Of all topics. */
  histories(): readonly MemberHistory[];
}

/** What all topics have on record about one member, as far as the operator may read each. */
export function historyRoutes({ db, histories }: Deps): OpsRoute[] {
  const readable = ({ grants }: Pick<OperatorSession, 'grants'>, merchantId: string) =>
    histories().filter(({ permission }) => grants.get(permission)?.some(({ id }) => id === merchantId));
  return [
    opsRoute(contract.listMemberHistory, async ({ params, query, brands, brandIds, session }) => {
      const { id: memberId, merchantId } = await findScopedMember(db, params.id, brandIds);
      const timeZone = brands.find(({ id }) => id === merchantId)?.timeZone ?? 'UTC';
      const member = { merchantId, memberId };
      return listHistory(db, { member, timeZone, histories: readable(session, merchantId), query });
    }),
    opsRoute(contract.showMemberOpen, async ({ params, brandIds, session }) => {
      const { id: memberId, merchantId } = await findScopedMember(db, params.id, brandIds);
      return showOpen(db, readable(session, merchantId), { merchantId, memberId });
    }),
  ];
}
