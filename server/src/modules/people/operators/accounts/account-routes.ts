import * as accounts from '@lanna/contract/people/operators/operator-ops';
import * as roles from '@lanna/contract/people/operators/role-ops';
import * as settings from '@lanna/contract/people/operators/setting-ops';
import { type OpsRoute, opsRoute } from '../../../../platform/ops/ops-route.ts';
import { changeSettings } from '../house/change-settings.ts';
import { sendLetters } from '../house/send-letters.ts';
import { showSettings } from '../house/show-settings.ts';
import type { OperatorDeps } from '../session/deps.ts';
import { newOperatorPassword } from '../session/password-link.ts';
import { addOperator } from './add-operator.ts';
import { changeOperatorEmail } from './change-email.ts';
import { changeGrant } from './change-grant.ts';
import { renameOperator, setOperatorStatus } from './change-operator.ts';
import { changeRole } from './change-role.ts';
import { operators } from './list-operators.ts';
import { listRoles } from './list-roles.ts';
import { removeRole } from './remove-role.ts';
import { resetOperatorFactor } from './reset-factor.ts';
import { showOperator } from './show-operator.ts';

/** Operators' accounts, their roles, and the settings of the console. */
export function accountOps(deps: OperatorDeps): OpsRoute[] {
  const { db } = deps;
  /** What was done at once may have a letter to send. */
  const sending = async <V>(done: Promise<V>): Promise<V> => {
    const value = await done;
    await sendLetters(deps);
    return value;
  };
  return [
    ...operators.routes(db.kysely),
    opsRoute(accounts.showOperator, (call) => showOperator(deps, call.params.id, call)),
    opsRoute(accounts.addOperator, (call) => sending(addOperator(deps, call.body, call))),
    opsRoute(accounts.renameOperator, (call) => renameOperator(deps, { ...call.params, ...call.body }, call)),
    opsRoute(accounts.setOperatorStatus, (call) =>
      setOperatorStatus(deps, { ...call.params, ...call.body }, call),
    ),
    opsRoute(accounts.resetOperatorFactor, (call) =>
      resetOperatorFactor(deps, { ...call.params, ...call.body }, call),
    ),
    opsRoute(accounts.newOperatorPassword, (call) =>
      sending(newOperatorPassword(deps, { ...call.params, ...call.body }, call)),
    ),
    opsRoute(accounts.changeOperatorEmail, (call) =>
      sending(changeOperatorEmail(deps, { ...call.params, ...call.body }, call)),
    ),
    opsRoute(accounts.giveRole, (call) =>
      changeGrant(deps, { operatorId: call.params.id, ...call.body, give: true }, call),
    ),
    opsRoute(accounts.takeRole, (call) =>
      changeGrant(deps, { operatorId: call.params.id, ...call.body, give: false }, call),
    ),
    opsRoute(roles.listRoles, () => listRoles(deps)),
    opsRoute(roles.addRole, (call) => changeRole(deps, { ...call.body, version: null }, call)),
    opsRoute(roles.changeRole, (call) => changeRole(deps, { ...call.params, ...call.body }, call)),
    opsRoute(roles.removeRole, async (call) => {
      await removeRole(deps, call.params.code, call);
      return {};
    }),
    opsRoute(settings.showSettings, () => showSettings(deps)),
    opsRoute(settings.changeSettings, (call) => changeSettings(deps, call.body, call)),
  ];
}
