import * as contract from '@lanna/contract/money/payments/channel-ops';
import { type OpsRoute, opsChange, opsRoute } from '../../../../platform/ops/ops-route.ts';
import type { AskSegments } from '../../../../platform/ops/segment-condition.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import { addChannel, changeChannel, changePayee, switchChannel } from './change-channel.ts';
import { opsChannels } from './list-ops-channels.ts';

/** Payment channels as operators see and change them. */
export function channelOps({ db, segments }: { db: Database; segments: AskSegments }): OpsRoute[] {
  return [
    ...opsChannels.routes(db.kysely),
    opsChange(db, contract.addPaymentChannel, (tx, call) => addChannel(tx, call, call.body, segments)),
    opsRoute(contract.changePaymentChannel, (call) => {
      const { version, reason, ...terms } = call.body;
      return db.transaction((tx) =>
        changeChannel(tx, call, { id: call.params.id, version, reason, terms }, segments),
      );
    }),
    opsChange(db, contract.switchPaymentChannel, (tx, call) =>
      switchChannel(tx, call, { id: call.params.id, ...call.body }),
    ),
    opsChange(db, contract.changePayee, (tx, call) =>
      changePayee(tx, call, { id: call.params.id, ...call.body }),
    ),
  ];
}
