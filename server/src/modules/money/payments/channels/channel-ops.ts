import * as contract from '@lanna/contract/money/payments/channel-ops';
import { type OpsRoute, opsRoute } from '../../../../platform/ops/ops-route.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import { addChannel, changeChannel, changePayee, switchChannel } from './change-channel.ts';
import { opsChannels } from './list-ops-channels.ts';

/** Payment channels as operators see and change them. */
export function channelOps({ db }: { db: Database }): OpsRoute[] {
  return [
    ...opsChannels.routes(db.kysely),
    opsRoute(contract.addPaymentChannel, (call) => db.transaction((tx) => addChannel(tx, call, call.body))),
    opsRoute(contract.changePaymentChannel, (call) => {
      const { version, reason, ...terms } = call.body;
      return db.transaction((tx) => changeChannel(tx, call, { id: call.params.id, version, reason, terms }));
    }),
    opsRoute(contract.switchPaymentChannel, (call) =>
      db.transaction((tx) => switchChannel(tx, call, { id: call.params.id, ...call.body })),
    ),
    opsRoute(contract.changePayee, (call) =>
      db.transaction((tx) => changePayee(tx, call, { id: call.params.id, ...call.body })),
    ),
  ];
}
