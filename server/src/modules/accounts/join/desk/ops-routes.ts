import * as contract from '@lanna/contract/accounts/join/ops';
import { type AnyOpsCall, type OpsRoute, opsChange, opsRoute } from '../../../../platform/ops/ops-route.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { answerApplication } from './answer-application.ts';
import { applications, contactsOf } from './list-applications.ts';
import { type MakeAgentDeps, makeAgentOfApplication } from './make-agent.ts';

/** The console's list of who has applied. */
export function joinOps(deps: MakeAgentDeps): OpsRoute[] {
  const { db, clock } = deps;
  return [
    opsRoute(contract.makeAgentOfApplication, (call) =>
      makeAgentOfApplication(deps, call, call.params.id, call.body),
    ),
    ...applications.routes(db.kysely),
    opsChange(db, contract.revealApplicant, (tx, call) => revealApplicant(tx, call, call.params.id)),
    opsChange(db, contract.answerApplication, (tx, call) =>
      answerApplication(tx, call, { id: call.params.id, ...call.body }, clock.now()),
    ),
  ];
}

async function revealApplicant(tx: Tx, call: Pick<AnyOpsCall, 'brands' | 'record'>, id: string) {
  const found = await applications.found({ db: tx, brands: call.brands }, id);
  const contacts = contactsOf(found);
  await call.record(tx, {
    action: 'join.reveal',
    brandId: found.merchant_id,
    subject: { kind: 'join-application', id },
    after: { contacts: contacts.map(({ way }) => way).join(', ') },
  });
  return { contacts };
}
