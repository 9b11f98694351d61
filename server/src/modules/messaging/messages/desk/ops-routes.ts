import * as contract from '@lanna/contract/messaging/messages/ops';
import { type OpsRoute, opsCsv, opsRoute } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import { exportMessages, listMessages, maskRecipient } from './list-messages.ts';

export function messageOps({ db }: { db: Database }): OpsRoute[] {
  return [
    opsRoute(contract.listMessages, (call) => listMessages(db.kysely, call.brands, call.query)),
    opsCsv(contract.exportMessages, async (call) => exportMessages(db.kysely, call.brands, call.query)),
    opsRoute(contract.revealRecipient, (call) =>
      db.transaction(async (tx) => {
        const message = await tx
          .selectFrom('platform.sent_messages')
          .select(['merchant_id', 'channel', 'recipient'])
          .where('id', '=', call.params.id)
          .where('merchant_id', 'in', call.brandIds)
          .executeTakeFirst();
        if (!message) throw new Refusal('not_found');
        await call.record(tx, {
          action: 'messages.reveal',
          brandId: message.merchant_id,
          subject: { kind: 'message', id: call.params.id, name: maskRecipient(message) },
        });
        return { recipient: message.recipient };
      }),
    ),
  ];
}
