import type { Permission } from '@lanna/contract/endpoint';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { OperatorGate, ProposalKind } from '../../platform/ops/operator-gate.ts';
import { mustBeProposed } from './must-be-proposed.ts';
import { propose } from './propose.ts';
import { recordAction } from './record-action.ts';
import { recordRefused } from './record-refused.ts';
import { resolveOperator } from './resolve-operator.ts';

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
