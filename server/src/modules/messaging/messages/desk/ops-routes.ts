import * as contract from '@lanna/contract/messaging/messages/ops';
import { type OpsRoute, opsChange } from '../../../../platform/ops/ops-route.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import { maskRecipient, messages } from './list-messages.ts';

export function messageOps({ db }: { db: Database }): OpsRoute[] {
  return [
    ...messages.routes(db.kysely),
    opsChange(db, contract.revealRecipient, async (tx, call) => {
      const message = await messages.found({ db: tx, brands: call.brands }, call.params.id);
      await call.record(tx, {
        action: 'messages.reveal',
        brandId: message.merchant_id,
        subject: { kind: 'message', id: call.params.id, name: maskRecipient(message) },
      });
      return { recipient: message.recipient };
    }),
  ];
}
