import type { Value } from '@lanna/contract/endpoint';
import * as contract from '@lanna/contract/people/operators/action-ops';
import { sql } from 'kysely';
import { type AnyOpsCall, type OpsRoute, opsRoute } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { deviceName } from '../../../books/audit/device-name.ts';
import type { OperatorDeps } from '../session/deps.ts';
import { actionRow, actionRows, actions } from './list-actions.ts';

/** The record of what operators did. */
export function actionOps({ db }: Pick<OperatorDeps, 'db'>): OpsRoute[] {
  return [
    ...actions.routes(db.kysely),
    opsRoute(contract.showAction, (call) => showAction(db.kysely, call, call.params.id)),
  ];
}

/** One action, with what was before and after. Refuses with `not_found`. */
async function showAction(
  db: Queryable,
  call: Pick<AnyOpsCall, 'session' | 'brandIds'>,
  id: string,
): Promise<Value<typeof contract.showAction>> {
  const row = await actionRows(db, call)
    .select(['a.before', 'a.after', 'a.device'])
    .select(
      sql<bigint | null>`(select b.number from operators.action_block b
        where a.number between b.first_action and b.last_action and a.number = any(b.actions))`.as('block'),
    )
    .where('a.id', '=', id)
    .executeTakeFirst();
  if (!row) throw new Refusal('not_found');
  return {
    ...actionRow(row),
    before: row.before as Record<string, unknown> | null,
    after: row.after as Record<string, unknown> | null,
    device: row.device && deviceName(row.device),
    block: row.block === null ? null : String(row.block),
  };
}
