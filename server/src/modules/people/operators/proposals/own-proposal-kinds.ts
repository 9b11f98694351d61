import type { ProposalKind } from '../../../../platform/ops/operator-gate.ts';
import { accountKind } from '../accounts/account-change.ts';
import { addKind } from '../accounts/add-operator.ts';
import { emailChange } from '../accounts/change-email.ts';
import { grantKind } from '../accounts/change-grant.ts';
import { unlock } from '../accounts/change-operator.ts';
import { roleKind } from '../accounts/change-role.ts';
import { factorReset } from '../accounts/reset-factor.ts';
import { settingsKind } from '../house/change-settings.ts';
import type { OperatorDeps } from '../session/deps.ts';
import { passwordChange } from '../session/password-link.ts';

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
