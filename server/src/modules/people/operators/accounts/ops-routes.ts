import * as contract from '@lanna/contract/people/operators/ops';
import { type AnyOpsCall, type OpsRoute, opsRoute } from '../../../../platform/ops/ops-route.ts';
import { newToken } from '../../authentication/session.ts';
import { offerFactors } from '../factors/offer-factors.ts';
import { ownOps } from '../factors/own-ops-routes.ts';
import { proveFactor } from '../factors/prove-factor.ts';
import { proposalOps } from '../proposals/proposal-routes.ts';
import { actionOps } from '../record/action-routes.ts';
import { choosePassword } from '../session/choose-password.ts';
import { type OperatorDeps, operatorSubject } from '../session/deps.ts';
import { logIn } from '../session/log-in.ts';
import { logOut } from '../session/log-out.ts';
import { resolveAnew, resolveOperator } from '../session/resolve-operator.ts';
import { showMe } from '../session/show-me.ts';
import { stepUp } from '../session/step-up.ts';
import { usePasswordLink } from '../session/use-password-link.ts';
import { accountOps } from './account-routes.ts';

export function operatorOps(deps: OperatorDeps): OpsRoute[] {
  return [
    ...sessionOps(deps),
    ...ownOps(deps),
    ...accountOps(deps),
    ...proposalOps(deps),
    ...actionOps(deps),
  ];
}

function sessionOps(deps: OperatorDeps): OpsRoute[] {
  const { db, clock } = deps;
  /** Who is logged in, once the call has changed it. */
  const changedMe = async ({ operator, language }: Pick<AnyOpsCall, 'operator' | 'language'>) =>
    showMe(db.kysely, await resolveAnew(deps, operator.sessionId), language);
  return [
    opsRoute(contract.logIn, async (call) => {
      const device = call.device ?? newToken();
      const { token } = await logIn(deps, call.body, { ...call, device });
      call.keepSession(token);
      call.keepDevice(device);
      return showMe(db.kysely, await resolveOperator(deps, token, call.host), call.language);
    }),
    opsRoute(contract.logOut, async (call) => {
      await db.transaction(async (tx) => {
        await logOut(tx, call.operator, clock.now());
        const subject = operatorSubject(call.operator);
        await call.record(tx, { action: 'operators.log-out', brandId: null, subject });
      });
      call.keepSession(null);
      return {};
    }),
    opsRoute(contract.showMe, (call) => showMe(db.kysely, call.session, call.language)),
    opsRoute(contract.offerFactors, (call) => offerFactors(deps, call)),
    opsRoute(contract.proveFactor, async (call) => {
      await proveFactor(deps, call.body.factor, call);
      return changedMe(call);
    }),
    opsRoute(contract.stepUp, async (call) => {
      await stepUp(deps, call.body, call);
      return changedMe(call);
    }),
    opsRoute(contract.usePasswordLink, (call) => usePasswordLink(deps, call.body, call)),
    opsRoute(contract.choosePassword, async (call) => {
      await choosePassword(deps, call.body, call);
      return changedMe(call);
    }),
  ];
}
