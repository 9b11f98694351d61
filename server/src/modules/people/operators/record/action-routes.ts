import * as contract from '@lanna/contract/people/operators/action-ops';
import { type OpsRoute, opsCsv, opsRoute } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { OperatorDeps } from '../session/deps.ts';
import { readAction, readActions, readAllActions } from './read-actions.ts';

/** The record of what operators did. */
export function actionOps({ db }: Pick<OperatorDeps, 'db'>): OpsRoute[] {
  return [
    opsRoute(contract.listActions, (call) => readActions(db.kysely, call, call.query)),
    opsCsv(contract.actionsCsv, async (call) => ({
      name: 'actions',
      header: ['number', 'at', 'operator', 'action', 'brand', 'subject', 'id', 'reason', 'address'],
      rows: csvRows(readAllActions(db.kysely, call, call.query)),
    })),
    opsRoute(contract.showAction, async (call) => {
      const action = await readAction(db.kysely, call, call.params.id);
      if (!action) throw new Refusal('not_found');
      return action;
    }),
  ];
}

async function* csvRows(rows: ReturnType<typeof readAllActions>) {
  for await (const row of rows)
    yield [
      row.number,
      row.at,
      row.operatorName,
      row.action,
      row.brand,
      `${row.subject.kind} ${row.subject.name ?? ''}`.trim(),
      row.subject.id,
      row.reason,
      row.address,
    ];
}
