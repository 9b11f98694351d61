import type { ProposalKind } from '../../platform/ops/operator-gate.ts';
import { grantKind } from './change-grant.ts';
import { roleKind } from './change-role.ts';
import { settingsKind } from './change-settings.ts';
import type { OperatorDeps } from './deps.ts';

/** What this topic itself lets one operator propose and another approve. */
export function ownProposalKinds(deps: Pick<OperatorDeps, 'db' | 'clock' | 'permissions'>): ProposalKind[] {
  return [grantKind(deps), roleKind(deps), settingsKind()];
}
