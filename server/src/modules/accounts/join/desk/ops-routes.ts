import * as contract from '@lanna/contract/accounts/join/ops';
import { type AnyOpsCall, type OpsRoute, opsCsv, opsRoute } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { answerApplication } from './answer-application.ts';
import { applicationsOf, contactsOf, exportApplications, listApplications } from './list-applications.ts';
import { type MakeAgentDeps, makeAgentOfApplication } from './make-agent.ts';

/** The console's list of who has applied. */
export function joinOps(deps: MakeAgentDeps): OpsRoute[] {
  const { db, clock } = deps;
  return [
    opsRoute(contract.makeAgentOfApplication, (call) =>
      makeAgentOfApplication(deps, call, call.params.id, call.body),
    ),
    opsRoute(contract.listApplications, (call) => listApplications(db.kysely, call.brands, call.query)),
    opsCsv(contract.exportApplications, async (call) =>
      exportApplications(db.kysely, call.brands, call.query),
    ),
    opsRoute(contract.revealApplicant, (call) =>
      db.transaction((tx) => revealApplicant(tx, call, call.params.id)),
    ),
    opsRoute(contract.answerApplication, (call) =>
      db.transaction((tx) => answerApplication(tx, call, { id: call.params.id, ...call.body }, clock.now())),
    ),
  ];
}

async function revealApplicant(tx: Tx, call: Pick<AnyOpsCall, 'brandIds' | 'record'>, id: string) {
  const found = await applicationsOf(tx, call.brandIds).where('a.id', '=', id).executeTakeFirst();
  if (!found) throw new Refusal('not_found');
  const contacts = contactsOf(found);
  await call.record(tx, {
    action: 'join.reveal',
    brandId: found.merchant_id,
    subject: { kind: 'join-application', id },
    after: { contacts: contacts.map(({ way }) => way).join(', ') },
  });
  return { contacts };
}
