import { allowance } from '@lanna/contract/accounts/line-limits/line-limits';
import type { memberLineLimits as endpoint } from '@lanna/contract/accounts/line-limits/ops';
import type { Value } from '@lanna/contract/endpoint';
import { z } from 'zod';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { findScopedMember } from '../../../people/members/scoped-member.ts';
import { allowedOf, leastOf, showAllowed } from '../allowances/allowance.ts';
import { readLine } from '../allowances/read-line.ts';
import { suspensionsOf } from '../suspensions/read-suspensions.ts';

const SHOWN = 50;
const facts = z.object({
  before: allowance.optional(),
  after: allowance.optional(),
  reason: z.string().optional(),
});

/** Refuses with `not_found`. */
export async function showMember(
  db: Queryable,
  call: Pick<AnyOpsCall, 'brandIds'>,
  id: string,
): Promise<Value<typeof endpoint>> {
  const { merchantId } = await findScopedMember(db, id, call.brandIds);
  const owner = { merchantId, memberId: id };
  const line = await readLine(db, owner);
  const brand = await db
    .selectFrom('line_limits.allowance')
    .select(['stakes', 'loss_day', 'loss_week', 'version'])
    .where('account_id', '=', id)
    .where('given_by', '=', merchantId)
    .executeTakeFirst();
  const suspensions = await suspensionsOf(db, merchantId)
    .innerJoin('members.account as a', 'a.id', 's.agent_id')
    .where('s.member_id', '=', id)
    .select(['s.id', 's.agent_id', 's.reason', 's.since', 'a.username'])
    .execute();
  return {
    held: showAllowed(leastOf(line.map(({ allowed }) => allowed))),
    brand: { ...showAllowed(allowedOf(brand)), version: brand?.version ?? 0 },
    line: line.flatMap(({ of, by, allowed, setAt }) =>
      by === null ? [] : [{ of, by, allowed: showAllowed(allowed), setAt: setAt.toISOString() }],
    ),
    suspensions: suspensions.map((row) => ({
      id: row.id,
      by: { id: row.agent_id, name: row.username ?? '' },
      reason: row.reason,
      since: row.since.toISOString(),
    })),
    history: await historyOf(db, owner),
  };
}

async function historyOf(db: Queryable, { merchantId, memberId }: { merchantId: string; memberId: string }) {
  const rows = await db
    .selectFrom('line_limits.change as c')
    .leftJoin('members.account as a', 'a.id', 'c.agent_id')
    .select(['c.kind', 'c.operator_name', 'c.at', 'c.facts', 'a.username'])
    .where('c.account_id', '=', memberId)
    .where('c.merchant_id', '=', merchantId)
    .orderBy('c.at', 'desc')
    .orderBy('c.id', 'desc')
    .limit(SHOWN)
    .execute();
  return rows.map((row) => {
    const { before, after, reason } = facts.parse(row.facts);
    return {
      kind: z.enum(['limits', 'suspended', 'lifted']).parse(row.kind),
      by: row.operator_name ?? row.username ?? '',
      at: row.at.toISOString(),
      before: before ?? null,
      after: after ?? null,
      reason: reason ?? null,
    };
  });
}
