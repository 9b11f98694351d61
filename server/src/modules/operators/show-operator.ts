import type { OperatorDetail } from '@lanna/contract/operators/operator-ops';
import type { AnyOpsCall } from '../../platform/ops/ops-route.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { OperatorDeps } from './deps.ts';
import { listOpenSessions } from './list-open-sessions.ts';
import { readFactors } from './read-factors.ts';
import { readOperator } from './read-operators.ts';
import { grantsOf, hasAllOf } from './rights.ts';

/** One operator. Refuses with `not_found`. */
export async function showOperator(
  { db, clock, permissions }: Pick<OperatorDeps, 'db' | 'clock' | 'permissions'>,
  id: string,
  call: Pick<AnyOpsCall, 'operator' | 'session' | 'brandIds'>,
): Promise<OperatorDetail> {
  const found = await readOperator(db.kysely, call, id);
  if (!found) throw new Refusal('not_found');
  const [secondFactor, sessions, grants, creator] = await Promise.all([
    readFactors(db.kysely, id),
    listOpenSessions(db.kysely, id, clock.now()),
    grantsOf(db.kysely, id),
    found.created_by === null
      ? undefined
      : db.kysely
          .selectFrom('operators.operator')
          .select('display_name')
          .where('id', '=', found.created_by)
          .executeTakeFirst(),
  ]);
  return {
    ...found.row,
    version: found.version,
    createdBy: creator?.display_name ?? null,
    passwordChangeDue: found.password_change_due,
    secondFactor,
    sessions,
    own: id === call.operator.id,
    within: hasAllOf(call.session, grants, permissions),
  };
}
