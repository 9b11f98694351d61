import * as contract from '@lanna/contract/people/operators/own-ops';
import { type OpsRoute, opsRoute } from '../../../../platform/ops/ops-route.ts';
import { changeOwnEmail } from '../accounts/change-email.ts';
import { sendLetters } from '../house/send-letters.ts';
import type { OperatorDeps } from '../session/deps.ts';
import { endOwnSession } from '../session/end-own-session.ts';
import { addPasskey } from './add-passkey.ts';
import { beginTotp } from './begin-totp.ts';
import { confirmTotp } from './confirm-totp.ts';
import { offerPasskey } from './offer-passkey.ts';
import { removePasskey } from './remove-passkey.ts';
import { removeTotp } from './remove-totp.ts';
import { renamePasskey } from './rename-passkey.ts';
import { renewRecoveryCodes } from './renew-recovery-codes.ts';
import { showOwnSecurity } from './show-own-security.ts';

/** What operators do about their own accounts. */
export function ownOps(deps: OperatorDeps): OpsRoute[] {
  return [
    opsRoute(contract.showOwnSecurity, (call) => showOwnSecurity(deps, call)),
    opsRoute(contract.changeOwnEmail, async (call) => {
      await changeOwnEmail(deps, call.body.email, call);
      await sendLetters(deps);
      return {};
    }),
    opsRoute(contract.beginTotp, (call) => beginTotp(deps, call)),
    opsRoute(contract.confirmTotp, (call) => confirmTotp(deps, call.body.code, call)),
    opsRoute(contract.removeTotp, async (call) => {
      await removeTotp(deps, call);
      return {};
    }),
    opsRoute(contract.offerPasskey, (call) => offerPasskey(deps, call)),
    opsRoute(contract.addPasskey, (call) => addPasskey(deps, call.body, call)),
    opsRoute(contract.renamePasskey, async (call) => {
      await renamePasskey(deps, { id: call.params.id, name: call.body.name }, call);
      return {};
    }),
    opsRoute(contract.removePasskey, async (call) => {
      await removePasskey(deps, call.params.id, call);
      return {};
    }),
    opsRoute(contract.renewRecoveryCodes, (call) => renewRecoveryCodes(deps, call)),
    opsRoute(contract.endOwnSession, async (call) => {
      await endOwnSession(deps, call.params.id, call);
      return {};
    }),
    opsRoute(contract.endOtherSessions, async (call) => ({ ended: await endOwnSession(deps, null, call) })),
  ];
}
