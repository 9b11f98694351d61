import * as contract from '@lanna/contract/people/operators/proposal-ops';
import { type OpsRoute, opsRoute } from '../../../../platform/ops/ops-route.ts';
import { sendLetters } from '../house/send-letters.ts';
import type { OperatorDeps } from '../session/deps.ts';
import { decideProposal } from './decide-proposal.ts';
import { proposals } from './list-proposals.ts';
import { showProposal } from './show-proposal.ts';

/** Four eyes: what waits for another operator. */
export function proposalOps(deps: OperatorDeps): OpsRoute[] {
  return [
    ...proposals.routes(deps.db.kysely, () => ({ kinds: deps.kinds(), now: deps.clock.now() })),
    opsRoute(contract.showProposal, ({ session, params }) => showProposal(deps, session, params.id)),
    opsRoute(contract.approveProposal, async (call) => {
      const { reason } = call.body;
      await decideProposal(deps, call.params.id, { what: 'approve', reason }, call);
      await sendLetters(deps);
      return {};
    }),
    opsRoute(contract.refuseProposal, async (call) => {
      const { reason } = call.body;
      await decideProposal(deps, call.params.id, { what: 'refuse', reason }, call);
      return {};
    }),
    opsRoute(contract.withdrawProposal, async (call) => {
      await decideProposal(deps, call.params.id, { what: 'withdraw' }, call);
      return {};
    }),
  ];
}
