import * as contract from '@lanna/contract/accounts/line-limits/ops';
import { type OpsRoute, opsChange, opsRoute } from '../../../../platform/ops/ops-route.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import { lockScopedMember, memberSubject } from '../../../people/members/scoped-member.ts';
import { readAllowance } from '../allowances/allowance.ts';
import { writeAllowance } from '../allowances/write-allowance.ts';
import { liftSuspensions } from '../suspensions/lift-suspensions.ts';
import { suspensionsOf } from '../suspensions/read-suspensions.ts';
import { factsOf } from './limit-facts.ts';
import { showMember } from './show-member.ts';

/** What lines allow, in operators' hands: they limit for the brand, and lift what agents have suspended. */
export function lineLimitOps({ db, clock }: { db: Database; clock: Clock }): OpsRoute[] {
  return [
    opsRoute(contract.memberLineLimits, (call) => showMember(db.kysely, call, call.params.id)),
    opsChange(db, contract.giveLineLimits, async (tx, { brandIds, params, body, operator, record }) => {
      const member = await lockScopedMember(tx, params.id, brandIds);
      const { merchantId } = member;
      const allowed = readAllowance(body);
      const { before, version } = await writeAllowance(
        tx,
        { merchantId, memberId: params.id },
        { givenBy: merchantId, operator: operator.name, allowed, version: body.version, now: clock.now() },
      );
      await record(tx, {
        action: 'line-limits.give',
        brandId: merchantId,
        subject: memberSubject(member),
        before: factsOf(before),
        after: factsOf(allowed),
        reason: body.reason,
      });
      return { version };
    }),
    opsChange(db, contract.liftLineSuspensions, async (tx, { brandIds, params, body, operator, record }) => {
      const member = await lockScopedMember(tx, params.id, brandIds);
      const { merchantId } = member;
      const inForce = await suspensionsOf(tx, merchantId)
        .where('s.member_id', '=', params.id)
        .select('s.id')
        .execute();
      const lifted = await liftSuspensions(
        tx,
        { merchantId, memberId: params.id },
        {
          ids: inForce.map(({ id }) => id),
          by: { operator: operator.name },
          byId: operator.id,
          reason: body.reason,
          now: clock.now(),
        },
      );
      await record(tx, {
        action: 'line-limits.lift',
        brandId: merchantId,
        subject: memberSubject(member),
        before: { suspensions: lifted },
        after: { suspensions: 0 },
        reason: body.reason,
      });
      return { lifted };
    }),
  ];
}
