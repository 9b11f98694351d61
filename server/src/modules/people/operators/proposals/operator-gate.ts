import type { Permission } from '@lanna/contract/endpoint';
import type { OperatorGate, ProposalKind } from '../../../../platform/ops/operator-gate.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import { recordAction } from '../record/record-action.ts';
import { recordRefused } from '../record/record-refused.ts';
import { resolveOperator } from '../session/resolve-operator.ts';
import { mustBeProposed } from './must-be-proposed.ts';
import { propose } from './propose.ts';

/** What the platform asks of this topic while it answers the console's calls. */
export function operatorGate(deps: {
  db: Database;
  clock: Clock;
  permissions: readonly Permission[];
  kinds: () => readonly ProposalKind[];
}): OperatorGate {
  const { db, clock } = deps;
  return {
    resolve: (token, host, attended) => resolveOperator(deps, token, host, attended),
    record: (tx, action, actor) => recordAction(tx, action, actor, clock.now()),
    recordRefused: (refused, actor) => recordRefused(db, refused, actor, clock.now()),
    mustBeProposed: (queryable, kind, amount) => mustBeProposed(queryable, deps.kinds(), kind, amount),
    propose: (tx, proposal, actor) => propose(tx, proposal, actor, clock.now()),
  };
}
