import type { ProposalKind } from '../../platform/ops/operator-gate.ts';
import { accountKind } from './account-change.ts';
import { addKind } from './add-operator.ts';
import { emailChange } from './change-email.ts';
import { grantKind } from './change-grant.ts';
import { unlock } from './change-operator.ts';
import { roleKind } from './change-role.ts';
import { settingsKind } from './change-settings.ts';
import type { OperatorDeps } from './deps.ts';
import { passwordChange } from './password-link.ts';
import { factorReset } from './reset-factor.ts';

/** What this topic itself lets one operator propose and another approve. */
export function ownProposalKinds(
  deps: Pick<OperatorDeps, 'db' | 'clock' | 'permissions' | 'mailer'>,
): ProposalKind[] {
  return [
    grantKind(deps),
    roleKind(deps),
    settingsKind(),
    addKind(deps),
    accountKind(deps, passwordChange(deps)),
    accountKind(deps, factorReset),
    accountKind(deps, emailChange),
    accountKind(deps, unlock),
  ];
}
