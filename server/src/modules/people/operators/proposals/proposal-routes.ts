import * as contract from '@lanna/contract/people/operators/proposal-ops';
import { type OpsRoute, opsCsv, opsRoute } from '../../../../platform/ops/ops-route.ts';
import { sendLetters } from '../house/send-letters.ts';
import type { OperatorDeps } from '../session/deps.ts';
import { decideProposal } from './decide-proposal.ts';
import { readAllProposals, readProposals } from './read-proposals.ts';
import { showProposal } from './show-proposal.ts';

/** Four eyes: what waits for another operator. */
export function proposalOps(deps: OperatorDeps): OpsRoute[] {
  const reading = () => ({ db: deps.db.kysely, kinds: deps.kinds(), now: deps.clock.now() });
  return [
    opsRoute(contract.listProposals, ({ session, query }) => readProposals(reading(), session, query)),
    opsCsv(contract.proposalsCsv, async ({ session, query }) => ({
      name: 'proposals',
      header: ['id', 'at', 'kind', 'brand', 'subject', 'reason', 'by', 'state', 'decided at', 'decided by'],
      rows: csvRows(readAllProposals(reading(), session, query)),
    })),
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

async function* csvRows(rows: ReturnType<typeof readAllProposals>) {
  for await (const row of rows)
    yield [
      row.id,
      row.proposedAt,
      row.kind,
      row.brand,
      row.subject.name ?? row.subject.id,
      row.reason,
      row.proposedBy.name,
      row.state,
      row.decidedAt,
      row.decidedBy?.name ?? null,
    ];
}
