import type { OperatorDetail } from '@lanna/contract/people/operators/operator-ops';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { readFactors } from '../factors/read-factors.ts';
import type { OperatorDeps } from '../session/deps.ts';
import { listOpenSessions } from '../session/list-open-sessions.ts';
import { approvalStartsAt } from './find-obstacle.ts';
import { operatorRow, operatorRows } from './list-operators.ts';
import { grantsOf, hasAllOf } from './rights.ts';

/** One operator. Refuses with `not_found`. */
export async function showOperator(
  { db, clock, permissions }: Pick<OperatorDeps, 'db' | 'clock' | 'permissions'>,
  id: string,
  call: Pick<AnyOpsCall, 'operator' | 'session' | 'brandIds'>,
): Promise<OperatorDetail> {
  const found = await operatorRows(db.kysely, call)
    .select(['o.version', 'o.created_by', 'o.password_change_due', 'o.email', 'o.set_by_other_at'])
    .where('o.id', '=', id)
    .executeTakeFirst();
  if (!found) throw new Refusal('not_found');
  const now = clock.now();
  const approvesFrom = found.set_by_other_at && approvalStartsAt(found.set_by_other_at);
  const [link, waiting, secondFactor, sessions, grants, creator] = await Promise.all([
    readLink(db.kysely, id, now),
    readWaiting(db.kysely, call, id, now),
    readFactors(db.kysely, id),
    listOpenSessions(db.kysely, id, now),
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
    ...operatorRow(found),
    version: found.version,
    createdBy: creator?.display_name ?? null,
    email: found.email,
    passwordLink: link
      ? {
          wantedAt: link.wanted_at.toISOString(),
          sentAt: link.sent_at?.toISOString() ?? null,
          expiresAt: link.expires_at.toISOString(),
          failure: link.failure,
        }
      : null,
    approvesFrom: approvesFrom && approvesFrom > now ? approvesFrom.toISOString() : null,
    waiting: waiting.map(({ proposed_at, ...row }) => ({ ...row, proposedAt: proposed_at.toISOString() })),
    passwordChangeDue: found.password_change_due,
    secondFactor,
    sessions,
    own: id === call.operator.id,
    within: hasAllOf(call.session, grants, permissions),
  };
}

function readLink(db: Queryable, id: string, now: Date) {
  return db
    .selectFrom('operators.password_link')
    .select(['wanted_at', 'sent_at', 'expires_at', 'failure'])
    .where('operator_id', '=', id)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Open proposals about the account, as far as who asks sees operators of their brand. */
function readWaiting(
  db: Queryable,
  { operator, session, brandIds }: Pick<AnyOpsCall, 'operator' | 'session' | 'brandIds'>,
  id: string,
  now: Date,
) {
  const house = session.house.has('operators.read') || session.house.has('operators.approve');
  return db
    .selectFrom('operators.proposal as p')
    .innerJoin('operators.operator as o', 'o.id', 'p.proposed_by')
    .where('p.state', '=', 'open')
    .where('p.expires_at', '>', now)
    .where('p.subject_kind', '=', 'operator')
    .where('p.subject_id', '=', id)
    .where((eb) =>
      eb.or([
        eb('p.proposed_by', '=', operator.id),
        eb('p.merchant_id', 'in', [...brandIds]),
        ...(house ? [eb('p.merchant_id', 'is', null)] : []),
      ]),
    )
    .orderBy('p.proposed_at')
    .select(['p.id', 'p.kind', 'p.proposed_at', 'o.display_name as by'])
    .execute();
}
