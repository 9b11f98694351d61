import * as contract from '@lanna/contract/content/service/ops';
import { type OpsRoute, opsChange, opsRoute } from '../../../../platform/ops/ops-route.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import { findPermittedOperators } from '../../../people/operators/find-permitted-operators.ts';
import { changeDesk } from './change-desk.ts';
import { conversationDesk } from './conversation-desk.ts';
import { readDesk } from './desk-settings.ts';
import { conversations, countConversations } from './list-conversations.ts';
import { moveConversation } from './move-conversation.ts';
import { readForDesk } from './read-for-desk.ts';
import { noteOnConversation, replyToCustomer } from './write-as-desk.ts';

/** The console's desk: who waits, what was said, who answers. */
export function serviceOps({ db, clock }: { db: Database; clock: Clock }): OpsRoute[] {
  const now = () => clock.now();
  return [
    ...conversations.routes(db.kysely),
    opsRoute(contract.countConversations, (call) =>
      countConversations(db.kysely, call.brandIds, call.operator.id),
    ),
    opsChange(db, contract.readConversation, (tx, call) =>
      readForDesk(tx, call, { id: call.params.id, before: call.body.before, seen: call.body.seen }, now()),
    ),
    opsChange(db, contract.replyToCustomer, (tx, call) =>
      replyToCustomer(tx, call, { id: call.params.id, ...call.body }, now()),
    ),
    opsChange(db, contract.noteOnConversation, (tx, call) =>
      noteOnConversation(tx, call, { id: call.params.id, ...call.body }, now()),
    ),
    opsChange(db, contract.moveConversation, (tx, call) => {
      const { version, move, to } = call.body;
      const wanted = { id: call.params.id, version, move, to };
      return moveConversation(tx, call, wanted, (brand) =>
        findPermittedOperators(tx, 'service.answer', brand),
      );
    }),
    opsChange(db, contract.listDeskOperators, async (tx, call) => {
      const { merchant_id } = await conversationDesk.lockFor(tx, call, call.params);
      const able = await findPermittedOperators(tx, 'service.answer', merchant_id);
      return able.filter(({ id }) => id !== call.operator.id);
    }),
    opsRoute(contract.listDesks, (call) =>
      Promise.all(
        call.brands.map(async ({ id, code }) => ({ brand: code, ...(await readDesk(db.kysely, id)) })),
      ),
    ),
    opsChange(db, contract.changeDesk, (tx, call) =>
      changeDesk(tx, call, { code: call.params.code, ...call.body }),
    ),
  ];
}
